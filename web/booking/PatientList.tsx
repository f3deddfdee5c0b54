import { Box, Button, Checkbox, Stack, Text } from '@chakra-ui/react';
import { Booking } from '../app/flows.ts';
import { bookingCopy, genderNames, relationShown } from '../copy/booking.ts';
import { Card } from '../ui/Card.tsx';
import { StepFooter } from '../ui/StepFooter.tsx';

const copy = bookingCopy.patient;

/** Step 2: the saved patients, one ticked. */
export function PatientList() {
  const send = Booking.useSend();
  const patients = Booking.useSelector((snapshot) => snapshot.context.patients);
  const chosenId = Booking.useSelector((snapshot) => snapshot.context.draft.patientId);
  return (
    <>
      <Stack gap="3">
        {patients.map((patient) => (
          <Card
            key={patient.id}
            borderColor={patient.id === chosenId ? 'brand.solid' : undefined}
            bg={patient.id === chosenId ? 'brand.subtle' : 'bg.panel'}
          >
            <Stack direction="row" align="center" gap="3">
              <Checkbox.Root
                colorPalette="brand"
                size="lg"
                flex="1"
                minH="11"
                checked={patient.id === chosenId}
                onCheckedChange={({ checked }) =>
                  send(
                    checked === true
                      ? { type: 'patient.ticked', patientId: patient.id }
                      : { type: 'patient.unticked' },
                  )
                }
              >
                <Checkbox.HiddenInput aria-label={patient.name} />
                <Checkbox.Control />
                <Box>
                  <Text fontWeight="semibold">{patient.name}</Text>
                  <Text fontSize="sm" color="fg.muted">
                    {relationShown(patient.relation)} · {genderNames[patient.gender]} ·{' '}
                    {copy.years(patient.age)}
                  </Text>
                </Box>
              </Checkbox.Root>
              <Button
                variant="ghost"
                colorPalette="brand"
                minH="11"
                onClick={() => send({ type: 'patient.edited', patientId: patient.id })}
              >
                {copy.edit}
              </Button>
            </Stack>
          </Card>
        ))}
        <Button
          variant="outline"
          size="lg"
          borderStyle="dashed"
          onClick={() => send({ type: 'patient.added' })}
        >
          {copy.add}
        </Button>
      </Stack>
      <StepFooter
        summary={chosenId === null ? copy.none : copy.one}
        action={copy.action}
        enabled={Booking.useCan({ type: 'patient.confirmed' })}
        reason={copy.none}
        onAction={() => send({ type: 'patient.confirmed' })}
      />
    </>
  );
}
