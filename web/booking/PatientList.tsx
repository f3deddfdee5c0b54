import { useEffect } from 'react';
import type { RefObject } from 'react';
import { readTyped } from '../ui/typedText.ts';
import { Booking } from '../shared/flows/flows.ts';
import { bookingCopy } from '../copy/booking.ts';
import { genderNames, patientCopy, relationShown } from '../copy/patients.ts';
import { stepTitles } from '../copy/stepTitles.ts';
import { Card } from '../ui/Card.tsx';
import { CheckBox } from '../ui/CheckBox.tsx';
import { List } from '../ui/List.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { StepFooter } from '../ui/StepFooter.tsx';
import { LastBooking } from './LastBooking.tsx';
import { useNextStep } from './useNextStep.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Button } from '../ui/Button.tsx';
import { langOf } from '../copy/language.ts';

const copy = bookingCopy.patient;

/**
 * Step 2: the saved patients, one of them ticked. `wasEditing`: the form was open before, and the
 * person left it.
 */
export function PatientList({ wasEditing }: { wasEditing: RefObject<boolean> }) {
  const send = Booking.useSend();
  const patients = Booking.useSelector((snapshot) => snapshot.context.patients);
  const chosenId = Booking.useSelector((snapshot) => snapshot.context.draft.patientId);
  const message = Booking.useSelector((snapshot) => snapshot.context.message);
  const mayChange = Booking.useCan({ type: 'patient.added' });
  const goOn = useNextStep(copy.action, stepTitles.lab);
  useEffect(() => {
    // A form that was interrupted by a reload or the login opens again with the typed text.
    const id = readTyped('patient')?.id;
    if (id === undefined || wasEditing.current) return;
    const isSaved = patients.some((patient) => patient.id === id);
    send(isSaved ? { type: 'patient.edited', patientId: id } : { type: 'patient.added' });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the list appears
  }, []);
  return (
    <>
      <div className={stack({ gap: '3' })}>
        <InlineMessage message={message} />
        <List label={stepTitles.patient}>
          {patients.map((patient) => (
            <Card
              as="li"
              key={patient.id}
              className={css({
                borderColor: patient.id === chosenId ? 'brand.solid' : undefined,
                bg: patient.id === chosenId ? 'brand.subtle' : 'bg.panel',
              })}
            >
              <div
                className={stack({
                  direction: 'row',
                  align: 'center',
                  gap: '3',
                  flexWrap: { base: 'nowrap', _tight: 'wrap' },
                })}
              >
                <CheckBox
                  size="lg"
                  className={css({ flex: '1', _tight: { flexBasis: '100%' } })}
                  checked={patient.id === chosenId}
                  disabled={!mayChange}
                  onCheck={(checked) =>
                    send(
                      checked
                        ? { type: 'patient.ticked', patientId: patient.id }
                        : { type: 'patient.unticked' },
                    )
                  }
                  lang={langOf(patient.name)}
                  aria-label={patient.name}
                  aria-describedby={`patient-${patient.id}`}
                >
                  <div>
                    <p lang={langOf(patient.name)} className={css({ fontWeight: 'semibold' })}>
                      {patient.name}
                    </p>
                    <p
                      id={`patient-${patient.id}`}
                      className={css({ fontSize: 'sm', color: 'fg.muted' })}
                    >{`${relationShown(patient.relation)} · ${genderNames[patient.gender]} · ${patientCopy.age(patient)}`}</p>
                  </div>
                </CheckBox>
                <Button
                  variant="ghost"
                  disabled={!mayChange}
                  onClick={() => send({ type: 'patient.edited', patientId: patient.id })}
                  className={css({ colorPalette: 'brand', minH: '11' })}
                >
                  {copy.edit}
                </Button>
              </div>
            </Card>
          ))}
        </List>
        <LastBooking />
        <Button
          variant="outline"
          size="lg"
          disabled={!mayChange}
          onClick={() => send({ type: 'patient.added' })}
          className={css({ borderStyle: 'dashed' })}
        >
          {copy.add}
        </Button>
      </div>
      <StepFooter
        summary={chosenId === null ? copy.none : copy.one}
        {...goOn}
        enabled={Booking.useCan({ type: 'patient.confirmed' })}
        reason={copy.none}
        onAction={() => send({ type: 'patient.confirmed' })}
      />
    </>
  );
}
