import { RadioCard } from '@chakra-ui/react';
import { bookingCopy } from '../copy/booking.ts';
import { dayOf, longDay, weekdayOf } from './days.ts';
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
              w="16"
              borderRadius="xl"
              borderColor="border.emphasized"
              bg="bg.panel"
              _checked={{
                bg: 'brand.solid',
                color: 'brand.contrast',
                borderColor: 'brand.solid',
              }}
            >
              <RadioCard.ItemHiddenInput aria-label={longDay(day)} />
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
          {slotGroups(
            slots.filter((slot) => slot.date === date),
            copy,
          ).map((group) => (
            <div key={group.label}>
              <p className={css({ fontWeight: 'semibold', mb: '2' })}>{group.label}</p>
              <div className={grid({ columns: { base: 3, sm: 4 }, gap: '2' })}>
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
                      aria-label={slot.startTime}
                      aria-describedby={`places-${slot.id}`}
                    />
                    <RadioCard.ItemControl p="2" justifyContent="center" alignItems="center">
                      <div className={stack({ align: 'center', gap: '0' })}>
                        <p
                          className={css({
                            fontWeight: 'semibold',
                            fontVariantNumeric: 'tabular-nums',
                          })}
                        >
                          {slot.startTime}
                        </p>
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
