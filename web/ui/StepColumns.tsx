import type { ReactNode } from 'react';
import { css } from '../generated/panda/css/index.js';

/**
 * A step of the funnel: the milestones above it, and on desktop the summary of the booking beside
 * it.
 */
export function StepColumns({
  milestones,
  summary,
  rail,
  children,
}: {
  milestones: ReactNode;
  /** The summary of the booking for a phone; on desktop the rail shows the same. */
  summary: ReactNode;
  rail: ReactNode;
  children: ReactNode;
}) {
  return (
    <div
      className={css({
        lg: {
          display: 'grid',
          gridTemplateColumns: '{sizes.column} minmax(0, 1fr)',
          gap: '6',
          maxW: 'content',
          mx: 'auto',
          px: '2',
        },
      })}
    >
      <div>
        <div className={css({ maxW: 'column', mx: 'auto', px: '4', pt: '4' })}>{milestones}</div>
        <div className={css({ minH: '6', lg: { display: 'none' } })}>{summary}</div>
        {children}
      </div>
      {rail}
    </div>
  );
}
