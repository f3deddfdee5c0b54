import { useEffect, useState } from 'react';
import { startMinutes } from '../../machines/booking/slotHours.ts';
import { visitCopy } from '../copy/visit.ts';
import { css } from '../generated/panda/css/index.js';
import { FastingCallout, fastingWords } from '../ui/FastingCallout.tsx';
import { GlassWater } from '../ui/lucide/GlassWater.tsx';
import { serverNow } from '../ui/serverNow.ts';
import { readServerTime } from './serverTime.ts';

const minute = 60_000;
/** How long before the last meal the countdown starts. */
const ahead = 12 * 60 * minute;
const copy = visitCopy.fasting;

interface Props {
  /** The time by which the last meal must be finished. */
  from: string;
  slot: { date: string; startTime: string };
}

/** The fasting rule of a visit with a countdown: first to the last meal, then to the visit. */
export function FastingClock({ from, slot }: Props) {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const tick = () => setNow(serverNow());
    void readServerTime().then(tick);
    const timer = setInterval(tick, minute / 2);
    return () => clearInterval(timer);
  }, []);
  const begins = Date.parse(from);
  const ends = Date.parse(`${slot.date}T00:00+05:30`) + startMinutes(slot.startTime) * minute;
  const text = fastingWords(from);
  if (now < begins - ahead || now >= ends) return <FastingCallout text={text} />;
  const isEating = now < begins;
  const left = (isEating ? begins : ends) - now;
  const minutes = Math.ceil(left / minute);
  const part = left / (isEating ? ahead : ends - begins);
  const say = isEating ? copy.toEat : copy.toVisit;
  return (
    <FastingCallout
      text={text}
      mark={<Ring part={part} />}
      left={say(Math.floor(minutes / 60), minutes % 60)}
    />
  );
}

/** A ring that empties with the time. */
const Ring = ({ part }: { part: number }) => (
  <div
    className={css({
      position: 'relative',
      w: '11',
      h: '11',
      display: 'grid',
      placeItems: 'center',
    })}
  >
    <svg viewBox="0 0 44 44" aria-hidden className={css({ position: 'absolute', inset: '0' })}>
      <g fill="none" strokeWidth="4" stroke="currentColor" transform="rotate(-90 22 22)">
        <circle cx="22" cy="22" r="19" opacity=".25" />
        <circle
          suppressHydrationWarning
          cx="22"
          cy="22"
          r="19"
          pathLength="100"
          strokeLinecap="round"
          strokeDasharray={`${Math.round(part * 100)} 100`}
        />
      </g>
    </svg>
    <GlassWater size={20} aria-hidden />
  </div>
);
