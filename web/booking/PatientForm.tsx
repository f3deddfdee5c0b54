import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Booking } from '../app/flows.ts';
import { useGoBack } from '../app/useGoBack.ts';
import { bookingCopy, genderNames, relationNames } from '../copy/booking.ts';
import type { Gender, Relation } from '../generated/graphql.ts';
import { Card } from '../ui/Card.tsx';
import { Choices } from '../ui/Choices.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { TextField } from '../ui/TextField.tsx';

const copy = bookingCopy.patient;

/** Step 1: for whom, name, date of birth, gender. What is typed stays here until it is saved. */
export function PatientForm() {
  const send = Booking.useSend();
  const goBack = useGoBack();
  const edited = Booking.useSelector(({ context }) =>
    context.patients.find((patient) => patient.id === context.editedPatientId),
  );
  const message = Booking.useSelector((snapshot) => snapshot.context.message);
  const saving = Booking.useSelector((snapshot) => snapshot.matches({ patient: 'saving' }));
  const mayReturn = Booking.useCan({ type: 'editing.cancelled' });
  const [relation, setRelation] = useState<Relation>(edited?.relation ?? 'MYSELF');
  const [name, setName] = useState(edited?.name ?? '');
  const [dateOfBirth, setDateOfBirth] = useState(edited?.dateOfBirth ?? '');
  const [gender, setGender] = useState<Gender | ''>(edited?.gender ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Whether it is filled in is the machine's to say; an empty gender is not one.
    send({
      type: 'patient.submitted',
      patient: { id: edited?.id ?? null, relation, name, dateOfBirth, gender: gender as Gender },
    });
  };
  return (
    <Card>
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <Choices label={copy.who} names={relationNames} value={relation} onChange={setRelation} />
          <TextField
            label={copy.name}
            autoComplete="name"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <TextField
            label={copy.birth}
            type="date"
            autoComplete="bday"
            value={dateOfBirth}
            onChange={(event) => setDateOfBirth(event.target.value)}
          />
          <Choices label={copy.gender} names={genderNames} value={gender} onChange={setGender} />
          <InlineMessage message={message} />
          <Stack direction="row" gap="3" justify="flex-end">
            <Button
              size="lg"
              variant="outline"
              onClick={() => (mayReturn ? send({ type: 'editing.cancelled' }) : goBack())}
            >
              {copy.cancel}
            </Button>
            <Button
              size="lg"
              type="submit"
              colorPalette="accent"
              minW="32"
              loading={saving}
              loadingText={copy.next}
            >
              {copy.next}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Card>
  );
}
