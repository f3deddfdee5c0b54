import { useId } from 'react';
import { bookingCopy } from '../copy/booking.ts';
import { visitCopy } from '../copy/visit.ts';
import { daysCopy } from '../copy/days.ts';
import { dayOf, longDay, weekdayOf } from '../ui/days.ts';
import { RadioCard } from '../ui/RadioCard.tsx';
import { radioStop } from '../ui/radioStop.ts';
import { nearDay } from './nearDay.ts';
import { slotGroups } from './slotGroups.ts';
import type { ShownSlot } from './slotGroups.ts';
import { css } from '../generated/panda/css/index.js';
import { grid, stack } from '../generated/panda/patterns/index.js';
import { useHalfHour } from './useHalfHour.ts';

const copy = bookingCopy.slot;
/** Remaining seats are shown if there are this many or fewer. */
const fewPlaces = 2;

interface Props {
  slots: ShownSlot[];
  date: string | null;
  slotId: string | null;
  onDate: (date: string) => void;
  onSlot: (slotId: string) => void;
}

/** The days as chips, the times of the chosen day in two groups. */
export function SlotChoices({ slots, date, slotId, onDate, onSlot }: Props) {
  useHalfHour();
  const id = useId();
  const dates = [...new Set(slots.map((slot) => slot.date))];
  const groups = slotGroups(
    slots.filter((slot) => slot.date === date),
    copy,
  );
  const shownIds = groups.flatMap((group) => group.slots.map((slot) => slot.id));
  return (
    <>
      <div
        role="radiogroup"
        aria-label={copy.days}
        className={stack({
          direction: 'row',
          gap: '2',
          overflowX: 'auto',
          pb: '2',
          mx: '-4',
          px: '4',
          flexShrink: '0',
          isolation: 'isolate',
          colorPalette: 'brand',
        })}
      >
        {dates.map((day) => (
          <RadioCard
            key={day}
            name={`${id}-day`}
            value={day}
            checked={day === date}
            onChoose={onDate}
            {...radioStop(day, dates, date)}
            aria-label={longDay(day)}
            aria-describedby={`near-${day}`}
            className={css({
              flex: '0 0 auto',
              w: '20',
              borderRadius: 'xl',
              borderColor: 'border.emphasized',
              bg: 'bg.panel',
              _checked: {
                bg: 'brand.solid',
                color: 'brand.contrast',
                borderColor: 'brand.solid',
              },
            })}
            contentClassName={css({ p: '2', justifyContent: 'center', alignItems: 'flex-start' })}
          >
            <div className={stack({ align: 'center', gap: '0' })}>
              <p className={css({ fontSize: 'sm' })}>{weekdayOf(day)}</p>
              <p
                className={css({
                  fontSize: 'xl',
                  fontWeight: 'bold',
                  fontVariantNumeric: 'tabular-nums',
                })}
              >
                {dayOf(day)}
              </p>
              <p id={`near-${day}`} className={css({ fontSize: 'xs', minH: '4' })}>
                {nearDay(day)}
              </p>
            </div>
          </RadioCard>
        ))}
      </div>
      <div
        role="radiogroup"
        aria-label={copy.none}
        className={stack({ gap: '5', isolation: 'isolate', colorPalette: 'brand' })}
      >
        {groups.map((group) => (
          <div key={group.label}>
            <p className={css({ fontWeight: 'semibold', mb: '2' })}>{group.label}</p>
            <div
              className={grid({
                columns: { base: 3, sm: 4 },
                gap: '2',
                _tight: { gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))' },
              })}
            >
              {group.slots.map((slot) => (
                <RadioCard
                  key={slot.id}
                  name={`${id}-slot`}
                  value={slot.id}
                  checked={slot.id === slotId}
                  onChoose={onSlot}
                  {...radioStop(slot.id, shownIds, slotId)}
                  aria-label={daysCopy.clock(slot.startTime)}
                  aria-describedby={
                    slot.fastingFits === false
                      ? `meal-${slot.id} places-${slot.id}`
                      : `places-${slot.id}`
                  }
                  className={css({
                    borderRadius: 'xl',
                    borderColor: 'border.emphasized',
                    bg: 'bg.panel',
                    minH: '12',
                    _checked: {
                      bg: 'brand.subtle',
                      borderColor: 'brand.solid',
                      color: 'brand.fg',
                    },
                  })}
                  contentClassName={css({
                    p: '2',
                    justifyContent: 'center',
                    alignItems: 'center',
                  })}
                >
                  <div className={stack({ align: 'center', gap: '0' })}>
                    <p
                      className={css({
                        fontWeight: 'semibold',
                        fontVariantNumeric: 'tabular-nums',
                      })}
                    >
                      {daysCopy.clock(slot.startTime)}
                    </p>
                    {slot.fastingFits === false ? (
                      <p
                        id={`meal-${slot.id}`}
                        className={css({ fontSize: 'xs', color: 'fg.muted' })}
                      >
                        {visitCopy.fasting.mark}
                      </p>
                    ) : null}
                    <p
                      id={`places-${slot.id}`}
                      hidden={slot.placesLeft > fewPlaces}
                      className={css({ fontSize: 'xs', color: 'accent.fg' })}
                    >
                      {copy.few(slot.placesLeft)}
                    </p>
                  </div>
                </RadioCard>
              ))}
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
