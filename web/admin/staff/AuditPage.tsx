import { useQuery } from '@apollo/client/react';
import { ScrollText } from '../../ui/lucide/ScrollText.tsx';
import { adminStaffCopy } from '../../copy/adminStaff.ts';
import { AuditLogDocument } from '../generated/graphql.ts';
import { listFailure } from '../listFailure.ts';
import { withPage } from '../withPage.ts';
import { ShowMore } from '../ShowMore.tsx';
import { useFilters } from '../useFilters.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { datedMoment } from '../../ui/days.ts';
import { List } from '../../ui/List.tsx';
import { Page } from '../../ui/Page.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { actWords, detailWords } from './auditWords.ts';
import { SelectField } from './SelectField.tsx';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';

const copy = adminStaffCopy.audit;
const nothing = { person: '', action: '', day: '' };
type Filters = typeof nothing;

/** The filters in the query of a URL; an action that does not exist is none. */
function filtersOf(query: string): Filters {
  const given = new URLSearchParams(query);
  const text = (name: keyof Filters) => given.get(name) ?? '';
  const action = text('action');
  return {
    person: text('person'),
    action: Object.hasOwn(copy.acts, action) ? action : '',
    day: text('day'),
  };
}
function queryOf(filters: Filters): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, text]) => text));
  return query.size > 0 ? `?${query}` : '';
}
/** Orders named in one entry; if there are more, only their number is shown. */
const mostNamed = 3;

/** What the staff viewed and changed, by person, action and day. */
export function AuditPage() {
  const { filters, setFilters } = useFilters(filtersOf, queryOf);
  const { person, action, day } = filters;
  const { data, previousData, error, refetch, fetchMore } = useQuery(AuditLogDocument, {
    variables: { person: person || null, action: action || null, day: day || null, after: null },
    fetchPolicy: 'network-only',
  });
  const page = data?.auditLog;
  const people = (data ?? previousData)?.auditLog.people ?? [];
  const next = page?.next ?? null;
  const more = () =>
    fetchMore({
      variables: { after: next },
      updateQuery: ({ auditLog }, { fetchMoreResult }) => ({
        auditLog: withPage(auditLog, next, fetchMoreResult.auditLog),
      }),
    });
  const change = (part: Partial<Filters>) => setFilters({ ...filters, ...part });
  return (
    <Page title={copy.title}>
      <div className={stack({ gap: '4' })}>
        <p className={css({ color: 'fg.muted', maxW: '70ch' })}>{copy.hint}</p>
        <div className={stack({ direction: 'row', gap: '3', flexWrap: 'wrap', align: 'flex-end' })}>
          <SelectField
            label={copy.person}
            options={[
              ['', copy.everybody],
              ...people.map(({ id, name, email }) => [id, `${name}, ${email}`] as const),
            ]}
            value={person}
            onChange={(chosen) => change({ person: chosen })}
          />
          <SelectField
            label={copy.act}
            options={[['', copy.everything], ...Object.entries(copy.acts)]}
            value={action}
            onChange={(chosen) => change({ action: chosen })}
          />
          <div className={css({ w: { base: 'full', sm: '180px' } })}>
            <TextField
              label={copy.day}
              name="day"
              type="date"
              value={day}
              onChange={(event) => change({ day: event.target.value })}
            />
          </div>
        </div>
        {error ? <ErrorState message={listFailure(error)} onRetry={() => void refetch()} /> : null}
        {!page && !error ? <Loading /> : null}
        {page?.items.length === 0 ? (
          <EmptyState
            title={copy.empty}
            icon={<ScrollText size={44} strokeWidth={1.5} aria-hidden />}
          >
            <Button
              variant="outline"
              onClick={() => setFilters(nothing)}
              className={css({ minH: '11' })}
            >
              {copy.showAll}
            </Button>
          </EmptyState>
        ) : null}
        <List label={copy.title}>
          {page?.items.map((entry) => (
            <Card as="li" key={entry.id} className={css({ p: '3' })}>
              <div
                className={stack({
                  direction: { base: 'column', sm: 'row' },
                  justify: 'space-between',
                  gap: '1',
                })}
              >
                <div className={css({ minW: '0', overflowWrap: 'anywhere' })}>
                  <p>
                    <span className={css({ fontWeight: 'semibold' })}>{entry.personName}</span>
                    <span>{` · ${actWords(entry.action)}`}</span>
                  </p>
                  <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>
                    {[
                      ...(entry.detail ? [detailWords(entry.detail, entry.subjects)] : []),
                      ...(entry.orderNumbers.length > mostNamed
                        ? [copy.orders(entry.orderNumbers.length)]
                        : entry.orderNumbers),
                    ].join(' · ')}
                  </p>
                </div>
                <p
                  className={css({
                    fontSize: 'sm',
                    color: 'fg.muted',
                    sm: { whiteSpace: 'nowrap' },
                  })}
                >
                  {datedMoment(entry.at)}
                </p>
              </div>
            </Card>
          ))}
        </List>
        {next ? <ShowMore load={more} /> : null}
      </div>
    </Page>
  );
}
