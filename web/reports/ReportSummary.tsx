import { listed } from '../copy/listed.ts';
import { reportCopy } from '../copy/report.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { dayOfMoment } from '../ui/days.ts';
import { StandingMark } from './StandingMark.tsx';
import { isOutside, standingOf } from './standing.ts';
import type { ReadReport } from './standing.ts';

const copy = reportCopy;
const box = css({ borderRadius: 'xl', p: '4', printColorAdjust: 'exact' });

/** The summary of a report: how many values are outside their range, and whether one is urgent. */
export function ReportSummary({ report: { report } }: { report: ReadReport }) {
  const { values } = report;
  const outside = values.filter(isOutside);
  const critical = values.filter(({ flag }) => flag === 'CRITICAL');
  return (
    <div className={stack({ gap: '3' })}>
      {critical.length > 0 ? (
        <div role="alert" className={`${box} ${css({ bg: 'red.muted' })}`}>
          <p
            className={css({
              display: 'flex',
              gap: '2',
              alignItems: 'center',
              fontSize: 'lg',
              fontWeight: 'semibold',
            })}
          >
            <StandingMark standing="criticalHigh" size={20} />
            {copy.critical}
          </p>
          <p>{copy.criticalText(listed(critical.map(({ parameter }) => parameter)))}</p>
        </div>
      ) : null}
      <div className={`${box} ${css({ bg: 'brand.subtle', _print: { p: '0' } })}`}>
        <p className={css({ fontSize: 'xl', lineHeight: '1.3', fontWeight: 'semibold' })}>
          {outside.length > 0
            ? copy.someOutside(outside.length, values.length)
            : copy.allUsual(values.length)}
        </p>
        <div
          aria-hidden
          className={css({
            display: 'flex',
            flexWrap: 'wrap',
            gap: '1',
            mt: '2',
            _print: { display: 'none' },
          })}
        >
          {values.map((measured) => (
            <StandingMark key={measured.parameter} standing={standingOf(measured)} size={18} />
          ))}
        </div>
        {outside.length > 0 && critical.length === 0 ? (
          <p className={css({ mt: '2', fontSize: 'sm', color: 'fg.muted' })}>{copy.notAll}</p>
        ) : null}
      </div>
    </div>
  );
}

/** Says when and why a report was corrected; nothing if it was not. */
export function Corrected({
  report: { correction, correctedAt },
}: {
  report: Pick<ReadReport, 'correction' | 'correctedAt'>;
}) {
  if (correction === null || correctedAt === null) return null;
  return (
    <div className={`${box} ${css({ bg: 'orange.muted', overflowWrap: 'anywhere' })}`}>
      <p className={css({ fontWeight: 'semibold' })}>{copy.corrected(dayOfMoment(correctedAt))}</p>
      <p>{copy.correctedWhy(correction)}</p>
    </div>
  );
}
