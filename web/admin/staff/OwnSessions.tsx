import { useMutation } from '@apollo/client/react';
import { adminStaffCopy } from '../../copy/adminStaff.ts';
import { EndOwnSessionDocument } from '../generated/graphql.ts';
import type { OwnSessionsQuery } from '../generated/graphql.ts';
import { messageOfFailure } from '../../shared/apollo.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { momentOf } from '../../ui/days.ts';
import { List } from '../../ui/List.tsx';
import { InlineMessage } from '../../ui/states.tsx';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { heading } from '../../generated/panda/recipes/index.js';

const copy = adminStaffCopy.account;

/** One's own sessions; other ones can be logged out. */
export function OwnSessions({
  sessions,
  onEnded,
}: {
  sessions: OwnSessionsQuery['ownSessions'];
  onEnded: () => void;
}) {
  const [end, ending] = useMutation(EndOwnSessionDocument);
  return (
    <section className={stack({ gap: '3' })}>
      <h2 className={heading({ size: 'md' })}>{copy.sessions}</h2>
      <InlineMessage message={ending.error ? messageOfFailure(ending.error) : null} />
      {ending.data ? <InlineMessage tone="info" message={copy.ended} /> : null}
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
                  onClick={() => void end({ variables: { id } }).then(onEnded, onEnded)}
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
  );
}
