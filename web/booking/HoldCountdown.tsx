import { useEffect, useState } from 'react';
import { Booking } from '../shared/flows/flows.ts';
import { bookingCopy } from '../copy/booking.ts';
import { css } from '../generated/panda/css/index.js';

/** How long the seat is still held. Only a display: the machine itself ends the hold. */
export function HoldCountdown() {
  const until = Booking.useSelector((snapshot) => snapshot.context.holdUntil);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  if (until === null) return null;
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p
      role="timer"
      className={css({
        bg: 'accent.subtle',
        color: 'accent.fg',
        borderWidth: '1px',
        borderColor: 'accent.border',
        px: '4',
        py: '2.5',
        borderRadius: 'lg',
        fontWeight: 'medium',
        fontVariantNumeric: 'tabular-nums',
      })}
    >
      {bookingCopy.review.held(left)}
    </p>
  );
}
