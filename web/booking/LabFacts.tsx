import type { LabChoice } from '../../machines/booking/booking.types.ts';
import { bookingCopy } from '../copy/booking.ts';
import { uiCopy } from '../copy/ui.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Badge } from '../ui/Badge.tsx';
import { LabTrust } from '../ui/LabTrust.tsx';
import { Star } from '../ui/lucide/Star.tsx';
import { formatNumber } from '../ui/Price.tsx';
import { useHalfHour } from '../shared/useHalfHour.ts';
import { earliestWords } from './earliestWords.ts';
import type { LabMark } from './labMarks.ts';

const copy = bookingCopy.lab;
const wrapping = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2.5',
  rowGap: '1',
} as const;
const facts = css({ ...wrapping, fontSize: 'sm', color: 'fg.muted' });
/**
 * Groups facts into one line on a phone, so that lines do not wrap differently when the font
 * arrives; on a narrow phone two facts are nearly as wide as the card.
 */
const line = css({
  display: 'contents',
  smDown: { ...wrapping, w: 'full', _empty: { display: 'none' } },
});
const times = css({
  '@media (max-width: 23.4rem)': { flexDirection: 'column', alignItems: 'start' },
});

interface Props {
  lab: LabChoice;
  marks: readonly LabMark[];
  /** Whether the mark is shown on this lab, not once for all labs together. */
  isDemo: boolean;
}

/** The facts about a lab besides its name and price. */
export function LabFacts({ lab, marks, isDemo }: Props) {
  useHalfHour();
  return (
    <div className={facts}>
      <div className={line}>
        {lab.rating === null || lab.ratingCount === null ? null : (
          <Rating value={lab.rating} count={lab.ratingCount} />
        )}
        <p>{copy.slots(lab.slotsAvailable)}</p>
      </div>
      <div className={cx(line, times)}>
        {lab.earliest ? <p>{earliestWords(lab.earliest)}</p> : null}
        <p>{copy.report(lab.reportTime)}</p>
      </div>
      <div className={line}>
        {marks.map((mark) => (
          <Badge key={mark} className={css({ colorPalette: 'brand' })}>
            {copy.marks[mark]}
          </Badge>
        ))}
        <LabTrust lab={{ ...lab, demo: isDemo }} />
      </div>
    </div>
  );
}

/** Shown only if the rating has a source and a count. */
function Rating({ value, count }: { value: number; count: number }) {
  return (
    <div className={stack({ direction: 'row', gap: '1', align: 'center' })}>
      <Star size={14} fill="currentColor" aria-hidden />
      <p className={css({ fontVariantNumeric: 'tabular-nums' })}>
        <span className={css({ srOnly: true })}>{`${uiCopy.names.rating} `}</span>
        <span>{`${value.toFixed(1)} (${formatNumber(count)})`}</span>
      </p>
    </div>
  );
}
