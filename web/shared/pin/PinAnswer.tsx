import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { pinMachine } from '../../../machines/pin/pin.machine.ts';
import type { Serviceability, SlotStart } from '../../../machines/generated/schema.ts';
import { pinCopy as copy } from '../../copy/pin.ts';
import { uiCopy } from '../../copy/ui.ts';
import { daysCopy } from '../../copy/days.ts';
import { css } from '../../generated/panda/css/index.js';
import { Button } from '../../ui/Button.tsx';
import { daysAhead, longDay } from '../../ui/days.ts';
import { useHalfHour } from '../useHalfHour.ts';

type PinActor = ActorRefFrom<typeof pinMachine>;

export interface PinAnswerProps {
  /**
   * Whether to say when the earliest slot is. Not where a test may require fasting, as its visit may
   * then have to start later.
   */
  withStart?: boolean;
}

/** The service's answer about the PIN code of this device. */
export function PinAnswer({ actor, withStart = false }: PinAnswerProps & { actor: PinActor }) {
  useHalfHour();
  const { pin, answer } = useSelector(actor, (snapshot) => snapshot.context);
  const hasFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  if (pin === null) return null;
  if (hasFailed)
    return (
      <>
        <span>{`${copy.failed(pin)} `}</span>
        <Button
          variant="plain"
          onClick={() => actor.send({ type: 'load.retried' })}
          className={css({ colorPalette: 'brand', minH: '11', px: '1' })}
        >
          {uiCopy.states.retry}
        </Button>
      </>
    );
  return <span>{answer ? wordsFor(answer, withStart) : copy.checking(pin)}</span>;
}

function wordsFor({ pin, serviceable, earliest }: Serviceability, withStart: boolean): string {
  if (!serviceable) return copy.unserved(pin);
  if (!earliest) return copy.full(pin);
  return withStart ? copy.served(pin, startOf(earliest)) : copy.servedAt(pin);
}

/** The start of a slot in words: 'tomorrow, 06:00 am', 'Wed, 25 Nov, 06:00 am'. */
function startOf({ date, startTime }: SlotStart): string {
  const day = [copy.today, copy.tomorrow][daysAhead(date)] ?? longDay(date);
  return `${day}, ${daysCopy.clock(startTime)}`;
}
