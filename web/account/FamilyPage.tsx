import { useSelector } from '@xstate/react';
import { dotted } from '../../machines/dotted.ts';
import { Users } from '../ui/lucide/Users.tsx';
import { lacksConsent } from '../../machines/order/guardian.ts';
import { AskFirst } from '../shared/AskFirst.tsx';
import { PartBoundary } from '../shared/PartBoundary.tsx';
import { usePageQuery } from '../shared/pageData.ts';
import { none, patientsQuery } from '../shared/queries.ts';
import { lazyComponent } from '../shared/lazyComponent.tsx';
import { accountCopy } from '../copy/account.ts';
import { genderNames, patientCopy, relationShown } from '../copy/patients.ts';
import { Card } from '../ui/Card.tsx';
import { List } from '../ui/List.tsx';
import { Page } from '../ui/Page.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState, InlineMessage, Loading } from '../ui/states.tsx';
import { useOpenForm } from '../ui/useOpenForm.ts';
import { useOffered, useSavedList } from './useSavedList.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Button } from '../ui/Button.tsx';
import { InOwnLanguage } from '../ui/InOwnLanguage.tsx';

const copy = accountCopy.family;
export const PersonForm = lazyComponent(async () => (await import('./PersonForm.tsx')).PersonForm);

/** The people the customer books tests for. */
export function FamilyPage() {
  const { data, error, retry } = usePageQuery(patientsQuery, none);
  const actor = useSavedList('person');
  const edited = useSelector(actor, ({ context }) => context.edited);
  const message = useSelector(actor, ({ context }) => context.message);
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const { canOpen, canChange } = useOffered(actor);
  const { open, form } = useOpenForm('person', {
    id: edited,
    open: (id) => actor.send({ type: 'entry.opened', id }),
    close: () => actor.send({ type: 'editing.cancelled' }),
  });
  const person = data?.patients.find(({ id }) => id === edited) ?? null;
  const nobody = data?.patients.length === 0 && !edited;
  const add = (
    <Button
      variant="outline"
      disabled={!canOpen}
      onClick={() => open('new')}
      className={css({ minH: '11' })}
    >
      {copy.add}
    </Button>
  );
  return (
    <main id="main">
      <Page title={copy.title} narrow aside={nobody ? undefined : add}>
        <div className={stack({ gap: '3' })} data-saved-list={state}>
          {error ? <ErrorState message={copy.failed} onRetry={retry} /> : null}
          {!data && !error ? <Loading /> : null}
          <InlineMessage message={message} />
          {edited === 'new' || person ? (
            <div ref={form} tabIndex={-1} role="group" aria-label={person ? copy.edit : copy.add}>
              <PartBoundary loading={<Loading />}>
                <PersonForm key={edited} person={person} actor={actor} />
              </PartBoundary>
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
                    flexWrap: 'wrap',
                  })}
                >
                  <div
                    className={css({ minW: '0', flex: '1 1 8rem', _tight: { flexBasis: '100%' } })}
                  >
                    <p className={css({ fontWeight: 'semibold' })}>
                      <InOwnLanguage text={person.name} />
                    </p>
                    <p
                      className={css({ fontSize: 'sm', color: 'fg.muted' })}
                    >{`${relationShown(person.relation)} · ${genderNames[person.gender]} · ${patientCopy.age(person)}`}</p>
                    {lacksConsent(person) ? (
                      <p
                        className={css({
                          fontSize: 'sm',
                          fontWeight: 'medium',
                          color: 'accent.fg',
                        })}
                      >
                        {copy.consentMissing}
                      </p>
                    ) : null}
                  </div>
                  <div className={stack({ direction: 'row', gap: '1', flexShrink: '0' })}>
                    <Button
                      variant="outline"
                      disabled={!canOpen}
                      onClick={() => open(person.id)}
                      className={css({ minH: '11' })}
                    >
                      {lacksConsent(person) ? copy.consent : copy.edit}
                    </Button>
                    <AskFirst
                      variant="ghost"
                      disabled={!canChange}
                      question={copy.sure(person.name)}
                      consequence={copy.sureText}
                      yes={copy.yes}
                      onYes={() => actor.send({ type: 'entry.removed', id: person.id })}
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
