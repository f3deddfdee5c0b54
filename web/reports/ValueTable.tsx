import { reportCopy } from '../copy/report.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { RangeBar } from './RangeBar.tsx';
import { StandingMark } from './StandingMark.tsx';
import { isOutside, standingOf } from './standing.ts';
import type { ReadReport, Measured, Trend } from './standing.ts';
import { TrendLine } from './TrendLine.tsx';
import { figureOf, rangeWords, withUnit } from './words.ts';

const copy = reportCopy;
const hidden = css({ srOnly: true });

/** The measured values, one row each, in the order of the test. */
export function ValueTable({ report: { report, trends, before } }: { report: ReadReport }) {
  return (
    <table className={css({ display: 'block', w: 'full' })} role="table">
      <caption className={hidden}>{copy.values}</caption>
      <thead className={hidden} role="rowgroup">
        <tr role="row">
          {Object.values(copy.columns).map((name) => (
            <th key={name} scope="col" role="columnheader">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css({ display: 'block' })} role="rowgroup">
        {report.values.map((measured) => (
          <ValueRow
            key={measured.parameter}
            measured={measured}
            trend={trends.find(({ parameter }) => parameter === measured.parameter)}
            before={before.find(({ parameter }) => parameter === measured.parameter)}
          />
        ))}
      </tbody>
    </table>
  );
}

const cell = css({ display: 'block', fontWeight: 'normal' });

function ValueRow({
  measured,
  trend,
  before,
}: {
  measured: Measured;
  trend: Trend | undefined;
  before: Measured | undefined;
}) {
  const standing = standingOf(measured);
  return (
    <tr
      role="row"
      className={css({
        display: 'grid',
        // Two columns, or one if the text is too large for both.
        gridTemplateColumns: {
          base: 'repeat(auto-fit, minmax(max(9rem, 40%), 1fr))',
          _print: '2fr 1fr 2fr 2fr',
        },
        columnGap: '4',
        alignItems: 'baseline',
        py: { base: '4', _print: '1' },
        borderTopWidth: '1px',
        breakInside: 'avoid',
        _first: { borderTopWidth: '0' },
      })}
    >
      <th scope="row" role="rowheader" className={cx(cell, css({ textAlign: 'start' }))}>
        <span className={css({ fontWeight: 'semibold', overflowWrap: 'anywhere' })}>
          {measured.parameter}
        </span>
      </th>
      <td role="cell" className={cx(cell, css({ textAlign: { base: 'end', _print: 'start' } }))}>
        <span
          className={css({
            fontSize: { base: '2xl', _print: 'md' },
            fontWeight: isOutside(measured) ? 'semibold' : 'medium',
            fontVariantNumeric: 'tabular-nums',
            lineHeight: '1.2',
          })}
        >
          {figureOf(measured.value)}
        </span>
        <span className={css({ color: 'fg.muted', fontSize: 'sm' })}>
          {measured.unit ? ` ${measured.unit}` : ''}
        </span>
      </td>
      <td
        role="cell"
        className={css({
          display: 'block',
          order: '1',
          color: 'fg.muted',
          fontSize: 'sm',
          textAlign: { base: 'end', _print: 'start' },
        })}
      >
        {rangeWords(measured)}
      </td>
      <td
        role="cell"
        className={css({
          display: 'flex',
          gap: '2',
          alignItems: 'center',
          fontSize: 'sm',
          fontWeight: 'medium',
        })}
      >
        <StandingMark standing={standing} />
        <span>{copy.standing[standing]}</span>
      </td>
      <td
        role="cell"
        aria-hidden={!trend && !before}
        className={css({ order: '2', gridColumn: '1 / -1', display: 'block' })}
      >
        <div className={css({ _print: { display: 'none' } })}>
          <RangeBar measured={measured} />
        </div>
        {before ? (
          <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>
            {copy.correctedBefore(withUnit(before.value, before.unit))}
          </p>
        ) : null}
        {trend ? <TrendLine measured={measured} points={trend.points} /> : null}
      </td>
    </tr>
  );
}
