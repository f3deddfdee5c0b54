import { RadioCard } from '@chakra-ui/react';
import { bookingCopy } from '../copy/booking.ts';
import { visitCopy } from '../copy/visit.ts';
import { daysCopy } from '../copy/days.ts';
import { dayOf, longDay, weekdayOf } from '../ui/days.ts';
import { radioStop } from '../ui/radioStop.ts';
import { nearDay } from './nearDay.ts';
import { slotGroups } from './slotGroups.ts';
import type { ShownSlot } from './slotGroups.ts';
import { css } from '../generated/panda/css/index.js';
import { grid, stack } from '../generated/panda/patterns/index.js';

const copy = bookingCopy.slot;
/** From this number down, the remaining seats are shown. */
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
  const dates = [...new Set(slots.map((slot) => slot.date))];
  const groups = slotGroups(
    slots.filter((slot) => slot.date === date),
    copy,
  );
  const shownIds = groups.flatMap((group) => group.slots.map((slot) => slot.id));
  return (
    <>
      <RadioCard.Root
        value={date ?? ''}
        onValueChange={({ value }) => value && onDate(value)}
        colorPalette="brand"
        aria-label={copy.days}
      >
        <div
          className={stack({
            direction: 'row',
            gap: '2',
            overflowX: 'auto',
            pb: '2',
            mx: '-4',
            px: '4',
          })}
        >
          {dates.map((day) => (
            <RadioCard.Item
              key={day}
              value={day}
              flex="0 0 auto"
              w="20"
              borderRadius="xl"
              borderColor="border.emphasized"
              bg="bg.panel"
              _checked={{
                bg: 'brand.solid',
                color: 'brand.contrast',
                borderColor: 'brand.solid',
              }}
            >
              <RadioCard.ItemHiddenInput
                {...radioStop(day, dates, date)}
                aria-label={longDay(day)}
                aria-describedby={`near-${day}`}
              />
              <RadioCard.ItemControl p="2" justifyContent="center">
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
              </RadioCard.ItemControl>
            </RadioCard.Item>
          ))}
        </div>
      </RadioCard.Root>
      <RadioCard.Root
        value={slotId ?? ''}
        onValueChange={({ value }) => value && onSlot(value)}
        colorPalette="brand"
        aria-label={copy.none}
      >
        <div className={stack({ gap: '5' })}>
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
                  <RadioCard.Item
                    key={slot.id}
                    value={slot.id}
                    borderRadius="xl"
                    borderColor="border.emphasized"
                    bg="bg.panel"
                    minH="12"
                    _checked={{
                      bg: 'brand.subtle',
                      borderColor: 'brand.solid',
                      color: 'brand.fg',
                    }}
                  >
                    <RadioCard.ItemHiddenInput
                      {...radioStop(slot.id, shownIds, slotId)}
                      aria-label={daysCopy.clock(slot.startTime)}
                      aria-describedby={
                        slot.fastingFits === false
                          ? `meal-${slot.id} places-${slot.id}`
                          : `places-${slot.id}`
                      }
                    />
                    <RadioCard.ItemControl p="2" justifyContent="center" alignItems="center">
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
                    </RadioCard.ItemControl>
                  </RadioCard.Item>
                ))}
              </div>
            </div>
          ))}
        </div>
      </RadioCard.Root>
    </>
  );
}
