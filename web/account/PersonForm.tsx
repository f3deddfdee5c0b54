import { useState } from 'react';
import type { FormEvent } from 'react';
import { missingFields } from '../../machines/booking/missingFields.ts';
import type { Message } from '../../machines/notices.ts';
import { accountCopy } from '../copy/account.ts';
import { bookingCopy, genderNames, relationNames } from '../copy/booking.ts';
import type { Gender, PatientsQuery, Relation } from '../generated/graphql.ts';
import { patientsQuery } from '../shared/queries.ts';
import { usePageMutation } from '../shared/usePageMutation.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Choices } from '../ui/Choices.tsx';
import { FormMessage } from '../ui/formMessage.tsx';
import { asksGuardian } from '../shared/asksGuardian.ts';
import { GuardianField } from '../shared/GuardianField.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { TextField } from '../ui/TextField.tsx';
import { clearTyped, useTyped } from '../ui/typedText.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';

const words = bookingCopy.patient;
type Person = PatientsQuery['patients'][number];

/** Who somebody is whom the customer books for; what was typed stays when saving fails. */
export function PersonForm({ person, onDone }: { person: Person | null; onDone: () => void }) {
  const typedAs = `person.${person?.id ?? 'new'}`;
  const [fields, type] = useTyped(typedAs, {
    relation: person?.relation ?? 'OTHERS',
    gender: person?.gender ?? '',
    name: person?.name ?? '',
    dateOfBirth: person?.dateOfBirth ?? '',
    guardianConsents: person?.guardianConsentedAt ? 'yes' : '',
  });
  const { name, dateOfBirth } = fields;
  const relation = fields.relation as Relation;
  const gender = fields.gender as Gender | '';
  const [incomplete, setIncomplete] = useState<Message | null>(null);
  const save = usePageMutation(
    async () => (await import('../generated/graphql.ts')).SavePatientDocument,
    patientsQuery,
  );
  const message = incomplete ?? save.message;
  const finish = () => {
    clearTyped(typedAs);
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = missingFields(fields);
    setIncomplete(missing);
    if (missing === null && gender !== '')
      void save
        .send({
          input: {
            id: person?.id ?? null,
            relation,
            name,
            dateOfBirth,
            gender,
            ...(asksGuardian(dateOfBirth) && {
              guardianConsents: fields.guardianConsents === 'yes',
            }),
          },
        })
        .then((isSaved) => isSaved && finish());
  };
  return (
    <Card>
      <form onSubmit={submit} noValidate>
        <FormMessage message={message}>
          <div className={stack({ gap: '4' })}>
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
            <InlineMessage message={message} />
            <div className={stack({ direction: 'row', justify: 'flex-end', gap: '3' })}>
              <Button size="lg" variant="outline" onClick={finish}>
                {words.cancel}
              </Button>
              <Button
                size="lg"
                type="submit"
                loading={save.sending}
                className={css({ colorPalette: 'accent' })}
              >
                {accountCopy.panel.save}
              </Button>
            </div>
          </div>
        </FormMessage>
      </form>
    </Card>
  );
}
