import { reportCopy } from '../copy/report.ts';
import { css } from '../generated/panda/css/index.js';
import { dayOfMoment } from '../ui/days.ts';
import { closeScaleOf } from './standing.ts';
import type { Measured, Trend } from './standing.ts';
import { figureOf, withUnit } from './words.ts';

const copy = reportCopy.trend;
const [width, height, edge] = [320, 72, 8];

/** A value over time: a line over the usual range, and the same in words. */
export function TrendLine({ measured, points }: { measured: Measured; points: Trend['points'] }) {
  const { low, high, unit } = measured;
  const scale = closeScaleOf(
    measured,
    points.map(({ value }) => value),
  );
  const [first, last] = [Date.parse(points[0]!.at), Date.parse(points.at(-1)!.at)];
  const x = (at: string) =>
    edge + ((Date.parse(at) - first) / Math.max(1, last - first)) * (width - 2 * edge);
  const y = (value: number) =>
    height - ((value - scale.from) / (scale.to - scale.from)) * (height - 2 * edge) - edge;
  const top = y(Math.min(high ?? scale.to, scale.to));
  const bottom = y(Math.max(low ?? scale.from, scale.from));
  const [before, now] = [points.at(-2)!, points.at(-1)!];
  const change =
    now.value === before.value ? copy.same : now.value > before.value ? copy.more : copy.less;
  return (
    <figure className={css({ mt: '3', _print: { display: 'none' } })}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden
        preserveAspectRatio="none"
        className={css({ w: 'full', h: '16', borderRadius: 'lg', bg: 'bg.subtle' })}
      >
        <rect
          x="0"
          width={width}
          y={top}
          height={Math.max(0, bottom - top)}
          className={css({ fill: 'green.muted' })}
        />
        <polyline
          points={points.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')}
          fill="none"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          className={css({ stroke: 'brand.fg' })}
        />
        {points.map(({ at, value }) => (
          <line
            key={at}
            x1={x(at)}
            x2={x(at)}
            y1={y(value)}
            y2={y(value)}
            strokeWidth="9"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
            className={css({ stroke: 'brand.fg' })}
          />
        ))}
      </svg>
      <figcaption className={css({ mt: '1', fontSize: 'sm', color: 'fg.muted' })}>
        <span className={css({ fontWeight: 'medium', color: 'fg' })}>{change}</span>
        <ol
          className={css({
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: '4',
            listStyleType: 'none',
          })}
        >
          {points.slice(0, -1).map(({ at, value }) => (
            <li key={at}>{copy.earlier(figureOf(value), dayOfMoment(at))}</li>
          ))}
          <li>{copy.now(withUnit(now.value, unit))}</li>
        </ol>
      </figcaption>
    </figure>
  );
}
