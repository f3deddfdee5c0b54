import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { longestStaffSearch } from '../../machines/text/longest.ts';
import { Users } from '../ui/lucide/Users.tsx';
import { adminCopy } from '../copy/admin.ts';
import { AdminUsersDocument } from './generated/graphql.ts';
import { withPage } from './withPage.ts';
import { ShowMore } from './ShowMore.tsx';
import { Card } from '../ui/Card.tsx';
import { datedMoment } from '../ui/days.ts';
import { List } from '../ui/List.tsx';
import { Page } from '../ui/Page.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { input } from '../generated/panda/recipes/index.js';
import { Button } from '../ui/Button.tsx';

const copy = adminCopy.users;

export function AdminUsersPage() {
  const [search, setSearch] = useState('');
  const { data, error, refetch, fetchMore } = useQuery(AdminUsersDocument, {
    variables: { search: search.trim() || null, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const page = data?.adminUsers;
  const next = page?.next ?? null;
  const more = () =>
    fetchMore({
      variables: { after: next },
      updateQuery: ({ adminUsers }, { fetchMoreResult }) => ({
        adminUsers: withPage(adminUsers, next, fetchMoreResult.adminUsers),
      }),
    });
  return (
    <Page title={copy.title}>
      <div className={stack({ gap: '3' })}>
        <input
          type="search"
          maxLength={longestStaffSearch}
          aria-label={copy.search}
          placeholder={copy.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className={cx(input({ size: 'lg' }), css({ bg: 'bg.panel', maxW: '480px' }))}
        />
        {error ? <ErrorState message={adminCopy.failed} onRetry={() => void refetch()} /> : null}
        {!page && !error ? <Loading /> : null}
        {page?.items.length === 0 ? (
          <EmptyState title={copy.empty} icon={<Users size={44} strokeWidth={1.5} aria-hidden />}>
            {search ? (
              <Button
                variant="outline"
                onClick={() => setSearch('')}
                className={css({ minH: '11' })}
              >
                {copy.showAll}
              </Button>
            ) : null}
          </EmptyState>
        ) : null}
        <List>
          {page?.items.map((user) => (
            <Card as="li" key={user.id} className={css({ p: '4' })}>
              <div
                className={stack({
                  direction: { base: 'column', sm: 'row' },
                  justify: 'space-between',
                  gap: { base: '1', sm: '3' },
                })}
              >
                <div className={css({ minW: '0' })}>
                  <p className={css({ fontWeight: 'semibold' })}>{user.name}</p>
                  <p
                    className={css({ fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' })}
                  >
                    {[user.email, user.phone].filter(Boolean).join(' ')}
                  </p>
                </div>
                <div className={css({ sm: { textAlign: 'end', whiteSpace: 'nowrap' } })}>
                  <p className={css({ fontSize: 'sm' })}>{copy.orders(user.orders)}</p>
                  <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>
                    {datedMoment(user.createdAt)}
                  </p>
                </div>
              </div>
            </Card>
          ))}
        </List>
        {next ? <ShowMore load={more} /> : null}
      </div>
    </Page>
  );
}
