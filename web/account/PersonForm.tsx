import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { profileCopy } from '../copy/profile.ts';
import { bookingCopy } from '../copy/booking.ts';
import { genderNames, relationNames } from '../copy/patients.ts';
import type { Gender, PatientsQuery, Relation } from '../generated/graphql.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Choices } from '../ui/Choices.tsx';
import { Fieldset } from '../ui/Fieldset.tsx';
import { FormMessage } from '../ui/formMessage.tsx';
import { asksGuardian } from '../shared/asksGuardian.ts';
import { useTypedPerson } from '../shared/useTypedPerson.ts';
import { GuardianField } from '../shared/GuardianField.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { TextField } from '../ui/TextField.tsx';
import { clearTyped } from '../ui/typedText.ts';
import { typedAs } from './useSavedList.ts';
import type { SavedListActor } from './useSavedList.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';

const words = bookingCopy.patient;
type Person = PatientsQuery['patients'][number];

/**
 * The name, date of birth and gender of a person the customer books for; the typed text is kept if
 * saving fails.
 */
export function PersonForm({ person, actor }: { person: Person | null; actor: SavedListActor }) {
  const storedAs = typedAs('person', person?.id ?? 'new');
  const [fields, type, changed] = useTypedPerson(storedAs, {
    relation: person?.relation ?? 'OTHERS',
    gender: person?.gender ?? '',
    name: person?.name ?? '',
    dateOfBirth: person?.dateOfBirth ?? '',
    guardianConsents: person?.guardianConsentedAt ? 'yes' : '',
  });
  const { name, dateOfBirth } = fields;
  const relation = fields.relation as Relation;
  const gender = fields.gender as Gender | '';
  const message = useSelector(actor, ({ context }) => context.formMessage);
  const isSaving = useSelector(actor, (snapshot) => !snapshot.can({ type: 'editing.cancelled' }));
  const cancel = () => {
    clearTyped(storedAs);
    actor.send({ type: 'editing.cancelled' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({
      type: 'patient.submitted',
      patient: {
        id: person?.id ?? null,
        ...(person && { changed }),
        relation,
        name,
        dateOfBirth,
        // The machine decides whether the form is complete, and an empty gender does not count.
        gender: gender as Gender,
        ...(asksGuardian(dateOfBirth) && {
          guardianConsents: fields.guardianConsents === 'yes',
        }),
      },
    });
  };
  return (
    <Card>
      <form onSubmit={submit} noValidate>
        <FormMessage message={message}>
          <div className={stack({ gap: '4' })}>
            <Fieldset busy={isSaving}>
              <Choices
                label={words.who}
                field="bookingforWhom"
                names={relationNames}
                value={relation}
                onChange={(next) => type({ relation: next })}
              />
              <TextField
                label={words.name}
                field="name"
                value={name}
                onChange={(event) => type({ name: event.target.value })}
              />
              <TextField
                label={words.birth}
                field="DOB"
                type="date"
                value={dateOfBirth}
                onChange={(event) => type({ dateOfBirth: event.target.value })}
              />
              <Choices
                label={words.gender}
                field="gender"
                names={genderNames}
                value={gender}
                onChange={(next) => type({ gender: next })}
              />
              <GuardianField
                dateOfBirth={dateOfBirth}
                checked={fields.guardianConsents === 'yes'}
                onChange={(checked) => type({ guardianConsents: checked ? 'yes' : '' })}
              />
            </Fieldset>
            <InlineMessage message={message} />
            <div className={stack({ direction: 'row', justify: 'flex-end', gap: '3' })}>
              <Button size="lg" variant="outline" disabled={isSaving} onClick={cancel}>
                {words.cancel}
              </Button>
              <Button
                size="lg"
                type="submit"
                loading={isSaving}
                className={css({ colorPalette: 'accent' })}
              >
                {profileCopy.panel.save}
              </Button>
            </div>
          </div>
        </FormMessage>
      </form>
    </Card>
  );
}
