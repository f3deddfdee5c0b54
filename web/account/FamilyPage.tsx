import { useMutation, useQuery } from '@apollo/client/react';
import { Users } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { missingFields } from '../../machines/booking/missingFields.ts';
import type { Message } from '../../machines/notices.ts';
import { AskFirst } from '../shared/AskFirst.tsx';
import { messageOfFailure } from '../shared/apollo.ts';
import { accountCopy } from '../copy/account.ts';
import { bookingCopy, genderNames, relationNames, relationShown } from '../copy/booking.ts';
import {
  DeletePatientDocument,
  PatientsDocument,
  SavePatientDocument,
} from '../generated/graphql.ts';
import type { Gender, PatientsQuery, Relation } from '../generated/graphql.ts';
import { Card } from '../ui/Card.tsx';
import { Choices } from '../ui/Choices.tsx';
import { List } from '../ui/List.tsx';
import { Page } from '../ui/Page.tsx';
import { EmptyState, ErrorState, InlineMessage, Loading } from '../ui/states.tsx';
import { FormMessage } from '../ui/formMessage.tsx';
import { TextField } from '../ui/TextField.tsx';
import { clearTyped, useTyped } from '../ui/typedText.ts';
import { useOpenForm } from '../ui/useOpenForm.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Button } from '../ui/Button.tsx';
import { InOwnLanguage } from '../ui/InOwnLanguage.tsx';

const copy = accountCopy.family;
const words = bookingCopy.patient;
const refetchQueries = [PatientsDocument];
type Person = PatientsQuery['patients'][number];

/** The people whom the customer books for. */
export function FamilyPage() {
  const { data, error, refetch } = useQuery(PatientsDocument, { fetchPolicy: 'cache-and-network' });
  const { id: edited, open, close, form } = useOpenForm('person');
  const [remove, removing] = useMutation(DeletePatientDocument, { refetchQueries });
  const person = data?.patients.find(({ id }) => id === edited) ?? null;
  const nobody = data?.patients.length === 0 && !edited;
  const add = (
    <Button variant="outline" onClick={() => open('new')} className={css({ minH: '11' })}>
      {copy.add}
    </Button>
  );
  return (
    <main id="main">
      <Page title={copy.title} narrow aside={nobody ? undefined : add}>
        <div className={stack({ gap: '3' })}>
          {error ? <ErrorState message={copy.failed} onRetry={() => void refetch()} /> : null}
          {!data && !error ? <Loading /> : null}
          <InlineMessage message={removing.error ? messageOfFailure(removing.error) : null} />
          {edited === 'new' || person ? (
            <div ref={form} tabIndex={-1} role="group" aria-label={person ? words.edit : copy.add}>
              <PersonForm key={edited} person={person} onDone={close} />
            </div>
          ) : null}
          {nobody ? (
            <EmptyState
              title={copy.empty}
              text={copy.emptyText}
              icon={<Users size={44} strokeWidth={1.5} aria-hidden />}
            >
              {add}
            </EmptyState>
          ) : null}
          <List>
            {data?.patients.map((person) => (
              <Card as="li" key={person.id}>
                <div
                  className={stack({
                    direction: 'row',
                    align: 'center',
                    justify: 'space-between',
                    gap: '2',
                  })}
                >
                  <div className={css({ minW: '0' })}>
                    <p className={css({ fontWeight: 'semibold' })}>
                      <InOwnLanguage text={person.name} />
                    </p>
                    <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>
                      {relationShown(person.relation)} · {genderNames[person.gender]} ·{' '}
                      {copy.years(person.age)}
                    </p>
                  </div>
                  <div className={stack({ direction: 'row', gap: '1', flexShrink: '0' })}>
                    <Button
                      variant="outline"
                      onClick={() => open(person.id)}
                      className={css({ minH: '11' })}
                    >
                      {words.edit}
                    </Button>
                    <AskFirst
                      variant="ghost"
                      question={copy.sure(person.name)}
                      consequence={copy.sureText}
                      yes={copy.yes}
                      onYes={() =>
                        void remove({ variables: { id: person.id } }).catch(() => undefined)
                      }
                      className={css({ px: '3', minH: '11' })}
                    >
                      {copy.remove}
                    </AskFirst>
                  </div>
                </div>
              </Card>
            ))}
          </List>
        </div>
      </Page>
    </main>
  );
}

function PersonForm({ person, onDone }: { person: Person | null; onDone: () => void }) {
  const typedAs = `person.${person?.id ?? 'new'}`;
  const [fields, type] = useTyped(typedAs, {
    relation: person?.relation ?? 'OTHERS',
    gender: person?.gender ?? '',
    name: person?.name ?? '',
    dateOfBirth: person?.dateOfBirth ?? '',
  });
  const { name, dateOfBirth } = fields;
  const relation = fields.relation as Relation;
  const gender = fields.gender as Gender | '';
  const [incomplete, setIncomplete] = useState<Message | null>(null);
  const [save, { loading, error }] = useMutation(SavePatientDocument, { refetchQueries });
  const message = incomplete ?? (error ? messageOfFailure(error) : null);
  const finish = () => {
    clearTyped(typedAs);
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = missingFields(fields);
    setIncomplete(missing);
    if (missing === null && gender !== '')
      save({
        variables: { input: { id: person?.id ?? null, relation, name, dateOfBirth, gender } },
      }).then(finish, () => undefined);
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
            <InlineMessage message={message} />
            <div className={stack({ direction: 'row', justify: 'flex-end', gap: '3' })}>
              <Button size="lg" variant="outline" onClick={finish}>
                {words.cancel}
              </Button>
              <Button
                size="lg"
                type="submit"
                loading={loading}
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
