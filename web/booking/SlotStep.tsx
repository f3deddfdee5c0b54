import { RadioCard } from '@chakra-ui/react';
import { FlowState } from '../shared/flows/FlowState.tsx';
import { Booking } from '../shared/flows/flows.ts';
import { paths } from '../paths.ts';
import { useGoBack } from '../shared/useGoBack.ts';
import { bookingCopy } from '../copy/booking.ts';
import { dayOf, longDay, weekdayOf } from '../ui/days.ts';
import { Page } from '../ui/Page.tsx';
import { InlineMessage, Loading } from '../ui/states.tsx';
import { StepFooter } from '../ui/StepFooter.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { slotGroups } from './slotGroups.ts';
import { css } from '../generated/panda/css/index.js';
import { grid, stack } from '../generated/panda/patterns/index.js';
import { Button } from '../ui/Button.tsx';

const copy = bookingCopy.slot;
/** From this number down, the remaining seats are shown. */
const fewPlaces = 2;

/** The days as chips, the times in two groups. */
export function SlotStep() {
  const send = Booking.useSend();
  const goBack = useGoBack(paths.home);
  const { slots, date, message, draft } = Booking.useSelector((snapshot) => snapshot.context);
  const actor = Booking.useActor();
  const canGoOn = Booking.useCan({ type: 'slot.confirmed' });
  const dates = [...new Set(slots.map((slot) => slot.date))];
  const chosen = slots.find((slot) => slot.id === draft.slotId);
  return (
    <Page title={copy.title} narrow>
      <div className={stack({ gap: '5' })}>
        <InlineMessage message={message} />
        <FlowState
          actor={actor}
          loading={<Loading rows={4} height="64px" />}
          failed={copy.failed}
          empty={{
            title: copy.full,
            instead: <TextLink to={paths.lab}>{copy.otherLab}</TextLink>,
          }}
        >
          <RadioCard.Root
            value={date ?? ''}
            onValueChange={({ value }) => value && send({ type: 'date.selected', date: value })}
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
            value={draft.slotId ?? ''}
            onValueChange={({ value }) => value && send({ type: 'slot.selected', slotId: value })}
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
                        bg="bg.panel"
                        minH="12"
                        _checked={{
                          bg: 'brand.subtle',
                          borderColor: 'brand.solid',
                          color: 'brand.fg',
                        }}
                      >
                        <RadioCard.ItemHiddenInput aria-label={slot.startTime} />
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
                            {slot.placesLeft <= fewPlaces ? (
                              <p className={css({ fontSize: 'xs', color: 'accent.fg' })}>
                                {copy.few(slot.placesLeft)}
                              </p>
                            ) : null}
                          </div>
                        </RadioCard.ItemControl>
                      </RadioCard.Item>
                    ))}
                  </div>
                </div>
              ))}
            </div>
          </RadioCard.Root>
        </FlowState>
      </div>
      <StepFooter
        summary={chosen ? `${longDay(chosen.date)}, ${chosen.startTime}` : copy.none}
        action={copy.action}
        enabled={canGoOn}
        reason={copy.none}
        onAction={() => send({ type: 'slot.confirmed' })}
        secondary={
          <Button size="lg" variant="ghost" onClick={goBack}>
            {copy.cancel}
          </Button>
        }
      />
    </Page>
  );
}
