import { useId } from 'react';
import { reportLinksCopy } from '../copy/reportLinks.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { heading } from '../generated/panda/recipes/index.js';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { MadeLink } from './MadeLink.tsx';
import { ReportLinkList } from './ReportLinkList.tsx';
import { useReportLinks } from './useReportLinks.ts';

const copy = reportLinksCopy;
/** A link is valid long enough for a doctor's appointment. */
const days = 7;

/** Links by which others can read this report: created, copied or shared, and revoked (PD-141). */
export function ShareReport({ id }: { id: string }) {
  const titleId = useId();
  const { links, error, retry, sending, message, made, make, stop } = useReportLinks(id, days);
  return (
    <section aria-labelledby={titleId} className={css({ mt: '5', _print: { display: 'none' } })}>
      <Card className={stack({ gap: '4' })}>
        <div>
          <h2 id={titleId} className={cx(heading({ size: 'sm' }), css({ mb: '1' }))}>
            {copy.title}
          </h2>
          <p className={css({ color: 'fg.muted', fontSize: 'sm' })}>{copy.text}</p>
        </div>
        <div>
          <Button
            variant="outline"
            className={css({ minH: '11' })}
            loading={sending === 'make'}
            disabled={sending !== null}
            onClick={() => void make()}
          >
            {copy.make}
          </Button>
        </div>
        <InlineMessage message={message} busy={sending !== null} />
        {made ? <MadeLink url={made.url} key={made.id} /> : null}
        <ReportLinkList links={links} failed={error !== undefined} {...{ retry, sending, stop }} />
      </Card>
    </section>
  );
}
