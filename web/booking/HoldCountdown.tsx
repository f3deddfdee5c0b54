import { Booking } from '../shared/flows/flows.ts';
import { bookingCopy } from '../copy/booking.ts';
import { useSecondsUntil } from '../shared/useSecondsUntil.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Button } from '../ui/Button.tsx';

const copy = bookingCopy.review;

/**
 * The time for which the seat is still held; near the end a warning, announced once, with a button
 * for more time. This is only a display: the machine itself warns and ends the hold.
 */
export function HoldCountdown() {
  const until = Booking.useSelector((snapshot) => snapshot.context.holdUntil);
  // The warning is not announced again when the person returns from paying.
  const isEnding = Booking.useSelector((snapshot) => snapshot.context.holdEnding);
  const isExtending = Booking.useSelector(
    (snapshot) => snapshot.hasTag('ending') && snapshot.hasTag('busy'),
  );
  const canExtend = Booking.useCan({ type: 'hold.extensionRequested' });
  const send = Booking.useSend();
  const seconds = useSecondsUntil(until ?? 0);
  if (until === null) return null;
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <div
      className={stack({
        gap: '2',
        bg: 'accent.subtle',
        color: 'accent.fg',
        borderWidth: '1px',
        borderColor: 'accent.border',
        px: '4',
        py: '2.5',
        borderRadius: 'lg',
        fontWeight: 'medium',
      })}
    >
      <p
        role="timer"
        // The server rendered the page a moment ago, so its countdown differs from the browser's.
        suppressHydrationWarning
        className={css({ fontVariantNumeric: 'tabular-nums' })}
      >
        {copy.held(left)}
      </p>
      {isEnding ? <p role="alert">{copy.endsSoon}</p> : null}
      {canExtend || isExtending ? (
        <Button
          variant="outline"
          loading={isExtending}
          onClick={() => send({ type: 'hold.extensionRequested' })}
          className={css({ minH: '11', alignSelf: 'start', colorPalette: 'accent' })}
        >
          {copy.extend}
        </Button>
      ) : null}
    </div>
  );
}
