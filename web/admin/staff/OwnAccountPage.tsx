import { useMutation, useQuery } from '@apollo/client/react';
import { adminCopy } from '../../copy/admin.ts';
import { adminStaffCopy } from '../../copy/adminStaff.ts';
import { EndOwnSessionDocument, OwnSessionsDocument } from '../generated/graphql.ts';
import { messageOfFailure } from '../../shared/apollo.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { momentOf } from '../../ui/days.ts';
import { List } from '../../ui/List.tsx';
import { Page } from '../../ui/Page.tsx';
import { ErrorState, InlineMessage, Loading } from '../../ui/states.tsx';
import { OwnPasswordForm } from './OwnPasswordForm.tsx';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { heading } from '../../generated/panda/recipes/index.js';

const copy = adminStaffCopy.account;

/** One's own password, and where one is logged in. */
export function OwnAccountPage() {
  const { data, error, refetch } = useQuery(OwnSessionsDocument, { fetchPolicy: 'network-only' });
  const [end, ending] = useMutation(EndOwnSessionDocument);
  const sessions = data?.ownSessions;
  return (
    <Page title={copy.title}>
      {error ? <ErrorState message={adminCopy.failed} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Loading /> : null}
      {sessions ? (
        <div className={stack({ gap: '6', maxW: '760px' })}>
          <OwnPasswordForm onChanged={() => void refetch()} />
          <section className={stack({ gap: '3' })}>
            <h2 className={heading({ size: 'md' })}>{copy.sessions}</h2>
            <InlineMessage message={ending.error ? messageOfFailure(ending.error) : null} />
            {ending.data && !ending.loading ? (
              <InlineMessage tone="info" message={copy.ended} />
            ) : null}
            <List label={copy.sessions}>
              {sessions.map(({ id, browser, startedAt, current }) => (
                <Card as="li" key={id} className={css({ p: '4' })}>
                  <div
                    className={stack({
                      direction: 'row',
                      justify: 'space-between',
                      align: 'center',
                      flexWrap: 'wrap',
                      gap: '3',
                    })}
                  >
                    <div>
                      <p className={css({ fontWeight: 'semibold' })}>{browser ?? copy.unknown}</p>
                      <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>
                        {copy.started(momentOf(startedAt))}
                      </p>
                    </div>
                    {current ? (
                      <Badge large className={css({ colorPalette: 'brand' })}>
                        {copy.here}
                      </Badge>
                    ) : (
                      <Button
                        variant="outline"
                        disabled={ending.loading}
                        aria-label={copy.endOf(browser ?? copy.unknown, momentOf(startedAt))}
                        onClick={() =>
                          void end({ variables: { id } }).then(
                            () => refetch(),
                            () => refetch(),
                          )
                        }
                        className={css({ minH: '11', colorPalette: 'brand' })}
                      >
                        {copy.end}
                      </Button>
                    )}
                  </div>
                </Card>
              ))}
            </List>
          </section>
        </div>
      ) : null}
    </Page>
  );
}
