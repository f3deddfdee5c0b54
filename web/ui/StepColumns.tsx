import type { ReactNode } from 'react';
import { css } from '../generated/panda/css/index.js';

/** A step of the funnel: the milestones above it, on a desk what is being booked beside it. */
export function StepColumns({
  milestones,
  summary,
  rail,
  children,
}: {
  milestones: ReactNode;
  /** What is being booked, on a phone: the rail says the same. */
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
