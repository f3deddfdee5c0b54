import { useQuery } from '@apollo/client/react';
import { adminCallsCopy as copy } from '../../copy/adminCalls.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { heading } from '../../generated/panda/recipes/index.js';
import { useHalfHour } from '../../shared/useHalfHour.ts';
import { longDay, longDayOfMoment, today } from '../../ui/days.ts';
import { Page } from '../../ui/Page.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { DoctorCallsDocument, DoctorHoursDocument } from '../generated/graphql.ts';
import type { CallPartsFragment } from '../generated/graphql.ts';
import { CallCard } from './CallCard.tsx';
import { HoursForm } from './HoursForm.tsx';

/** Milliseconds between two loads of the calls while the page is open. */
const pollInterval = 300_000;
type Group = keyof typeof copy.groups;

const groupOf = ({ overdue, startsAt }: CallPartsFragment, now: string): Group => {
  if (overdue) return 'late';
  return longDayOfMoment(startsAt) === now ? 'today' : 'later';
};

/** The calls and hours of a doctor. */
export function CallsPage() {
  useHalfHour();
  const calls = useQuery(DoctorCallsDocument, { fetchPolicy: 'network-only', pollInterval });
  const hours = useQuery(DoctorHoursDocument, { fetchPolicy: 'network-only' });
  // With other hours, calls may have gone to other doctors.
  const loadCalls = () => void calls.refetch().catch(() => undefined);
  const now = longDay(today());
  const list = calls.data?.doctorCalls;
  const groups = Map.groupBy(list ?? [], (call) => groupOf(call, now));
  return (
    <Page title={copy.title}>
      <div className={stack({ gap: '6', maxW: '760px' })}>
        {calls.error && !list ? (
          <ErrorState message={copy.failed} onRetry={() => void calls.refetch()} />
        ) : null}
        {!list && !calls.error ? <Loading /> : null}
        {list?.length === 0 ? <p className={css({ color: 'fg.muted' })}>{copy.none}</p> : null}
        {(Object.keys(copy.groups) as Group[]).map((group) =>
          groups.has(group) ? (
            <section key={group} aria-labelledby={`calls-${group}`} className={stack({ gap: '3' })}>
              <h2 id={`calls-${group}`} className={heading({ size: 'md' })}>
                {copy.groups[group]}
              </h2>
              {groups.get(group)!.map((call) => (
                <CallCard key={call.id} call={call} />
              ))}
            </section>
          ) : null,
        )}
        {hours.data ? (
          <HoursForm hours={hours.data.doctorHours} load={hours.refetch} onSaved={loadCalls} />
        ) : null}
      </div>
    </Page>
  );
}
