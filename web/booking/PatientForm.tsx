import type { FormEvent } from 'react';
import { Booking, Session } from '../shared/flows/flows.ts';
import { paths } from '../paths.ts';
import { useGoBack } from '../shared/useGoBack.ts';
import { replayTyping } from '../ui/replayTyping.ts';
import { clearTyped } from '../ui/typedText.ts';
import { useClearedOnceSaved } from '../shared/useClearedOnceSaved.ts';
import { bookingCopy } from '../copy/booking.ts';
import { genderNames, relationNames } from '../copy/patients.ts';
import type { Gender, Relation } from '../generated/graphql.ts';
import { Card } from '../ui/Card.tsx';
import { Choices } from '../ui/Choices.tsx';
import { Fieldset } from '../ui/Fieldset.tsx';
import { FormMessage } from '../ui/formMessage.tsx';
import { asksGuardian } from '../shared/asksGuardian.ts';
import { useTypedPerson } from '../shared/useTypedPerson.ts';
import { GuardianField } from '../shared/GuardianField.tsx';
import { useLayer } from '../ui/layers.ts';
import { InlineMessage } from '../ui/states.tsx';
import { StepFooter } from '../ui/StepFooter.tsx';
import { TextField } from '../ui/TextField.tsx';
import { stack } from '../generated/panda/patterns/index.js';
import { Button } from '../ui/Button.tsx';

const copy = bookingCopy.patient;

/** The customer's own name, to prefill the first patient with. */
function useOwnName(): string {
  const user = Session.useSelector((snapshot) => snapshot.context.user);
  const isSaved = Booking.useSelector(({ context }) =>
    context.patients.some(({ relation }) => relation === 'MYSELF'),
  );
  return user && !isSaved ? `${user.firstName} ${user.lastName}`.trim() : '';
}

/** Step 1: relation, name, date of birth, gender. The typed text is kept until it is saved. */
export function PatientForm() {
  const send = Booking.useSend();
  const goBack = useGoBack(paths.home);
  const edited = Booking.useSelector(({ context }) =>
    context.patients.find((patient) => patient.id === context.editedPatientId),
  );
  const message = Booking.useSelector((snapshot) => snapshot.context.message);
  const saving = Booking.useTag('busy');
  const mayReturn = Booking.useCan({ type: 'editing.cancelled' });
  const id = edited?.id ?? '';
  const [fields, type, changed] = useTypedPerson(
    'patient',
    {
      id,
      relation: edited?.relation ?? 'MYSELF',
      name: edited?.name ?? '',
      /** Whether a name was typed; until then the customer's own name is used for 'Myself'. */
      named: edited ? 'yes' : '',
      dateOfBirth: edited?.dateOfBirth ?? '',
      gender: edited?.gender ?? '',
      guardianConsents: edited?.guardianConsentedAt ? 'yes' : '',
    },
    (typed) => typed.id === id,
  );
  useClearedOnceSaved(Booking.useActor(), 'patient');
  useLayer(mayReturn, () => send({ type: 'editing.cancelled' }));
  const { dateOfBirth } = fields;
  const relation = fields.relation as Relation;
  const ownName = useOwnName();
  const name = fields.named === '' && relation === 'MYSELF' ? ownName : fields.name;
  const gender = fields.gender as Gender | '';
  const cancel = () => {
    clearTyped('patient');
    if (mayReturn) send({ type: 'editing.cancelled' });
    else goBack();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The machine decides whether the form is complete, and an empty gender does not count.
    send({
      type: 'patient.submitted',
      patient: {
        id: edited?.id ?? null,
        changed: edited && changed,
        relation,
        name,
        dateOfBirth,
        gender: gender as Gender,
        ...(asksGuardian(dateOfBirth) && { guardianConsents: fields.guardianConsents === 'yes' }),
      },
    });
  };
  return (
    <form ref={replayTyping} onSubmit={submit} noValidate>
      <FormMessage message={message}>
        <Card>
          <div className={stack({ gap: '5' })}>
            <Fieldset busy={saving}>
              <Choices
                label={copy.who}
                field="bookingforWhom"
                names={relationNames}
                value={relation}
                onChange={(relation) => type({ relation })}
              />
              <TextField
                label={copy.name}
                field="name"
                autoComplete="name"
                value={name}
                onChange={(event) => type({ name: event.target.value, named: 'yes' })}
              />
              <TextField
                label={copy.birth}
                field="DOB"
                type="date"
                autoComplete="bday"
                value={dateOfBirth}
                onChange={(event) => type({ dateOfBirth: event.target.value })}
              />
              <Choices
                label={copy.gender}
                field="gender"
                names={genderNames}
                value={gender}
                onChange={(gender) => type({ gender })}
              />
              <GuardianField
                dateOfBirth={dateOfBirth}
                checked={fields.guardianConsents === 'yes'}
                onChange={(checked) => type({ guardianConsents: checked ? 'yes' : '' })}
              />
            </Fieldset>
            <InlineMessage message={message} />
          </div>
        </Card>
      </FormMessage>
      <StepFooter
        action={copy.next}
        enabled
        busy={saving}
        secondary={
          <Button size="lg" variant="outline" disabled={saving} onClick={cancel}>
            {copy.cancel}
          </Button>
        }
      />
    </form>
  );
}
