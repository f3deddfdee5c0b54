import type { ReactNode } from 'react';
import { GlassWater } from './lucide/GlassWater.tsx';
import { visitCopy } from '../copy/visit.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';

/** The offset of India's time from UTC in milliseconds; there is no daylight saving. */
const india = 5.5 * 60 * 60_000;

/** The weekday, hour and minute in India of an ISO instant. */
export function clockOf(instant: string): [day: number, hour: number, minute: number] {
  const there = new Date(Date.parse(instant) + india);
  return [there.getUTCDay(), there.getUTCHours(), there.getUTCMinutes()];
}

/** The start of fasting in words. */
export function fastingWords(instant: string): string {
  const { fasting, weekdays } = visitCopy;
  const [day, hour, minute] = clockOf(instant);
  // 'Wednesday, 1 am' would leave it open which of two nights is meant.
  return hour < 4
    ? fasting.night(weekdays[(day + 6) % 7]!, weekdays[day]!, hour, minute)
    : fasting.after(weekdays[day]!, hour, minute);
}

/** The fasting rule before a visit, made to stand out. */
export function FastingCallout({
  title = visitCopy.fasting.title,
  text,
  mark = <GlassWater size={24} aria-hidden />,
  left,
}: {
  title?: string;
  text: string;
  mark?: ReactNode;
  /** The length of the fast, or the time left, in words. */
  left?: string;
}) {
  return (
    <div
      data-fasting
      className={stack({
        direction: 'row',
        gap: '3',
        align: 'center',
        bg: 'accent.subtle',
        color: 'fg',
        borderWidth: '1px',
        borderColor: 'accent.fg',
        borderRadius: 'card',
        px: '4',
        py: '3',
        textAlign: 'start',
      })}
    >
      <div className={css({ color: 'accent.fg', flexShrink: '0' })}>{mark}</div>
      <div className={css({ minW: '0' })}>
        <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>{title}</p>
        <p className={css({ fontWeight: 'semibold' })}>{text}</p>
        {left === undefined ? null : (
          <p
            suppressHydrationWarning
            className={css({ fontSize: 'sm', fontVariantNumeric: 'tabular-nums' })}
          >
            {left}
          </p>
        )}
      </div>
    </div>
  );
}
