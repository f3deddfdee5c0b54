import type { ReportLinksQuery } from '../generated/graphql.ts';
import { reportLinksCopy } from '../copy/reportLinks.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Button } from '../ui/Button.tsx';
import { datedMoment, dayOfMoment } from '../ui/days.ts';
import { ErrorState } from '../ui/states.tsx';

const copy = reportLinksCopy;

/** The existing links, how often each was opened, and a button to revoke each. */
export function ReportLinkList({
  links,
  failed,
  retry,
  sending,
  stop,
}: {
  links: ReportLinksQuery['reportLinks'] | undefined;
  failed: boolean;
  retry: () => void;
  /** The id of the link that is being revoked. */
  sending: string | null;
  stop: (id: string) => Promise<void>;
}) {
  if (failed && !links) return <ErrorState message={copy.loadFailed} onRetry={retry} />;
  if (!links || links.length === 0) return null;
  return (
    <ul aria-label={copy.links} className={stack({ gap: '3', listStyleType: 'none' })}>
      {links.map(({ id, createdAt, expiresAt, ended, opened }) => (
        <li
          key={id}
          className={stack({
            direction: 'row',
            flexWrap: 'wrap',
            align: 'center',
            justify: 'space-between',
            gap: '2',
            borderTopWidth: '1px',
            pt: '3',
          })}
        >
          <div className={css({ minW: '0', flex: '1 1 12rem', fontSize: 'sm' })}>
            <p className={css({ fontWeight: 'medium' })}>{copy.opened(opened)}</p>
            <p className={css({ color: 'fg.muted' })}>
              {`${copy.of(datedMoment(createdAt))} · ${ended ? copy.ended : copy.until(dayOfMoment(expiresAt))}`}
            </p>
          </div>
          {ended ? null : (
            <Button
              variant="ghost"
              className={css({ minH: '11', colorPalette: 'red' })}
              loading={sending === id}
              disabled={sending !== null}
              aria-label={copy.stopOf(datedMoment(createdAt))}
              onClick={() => void stop(id)}
            >
              {copy.stop}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
