import { Box, Button, RadioCard, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Booking } from '../app/flows.ts';
import { paths } from '../app/paths.ts';
import { useGoBack } from '../app/useGoBack.ts';
import { bookingCopy } from '../copy/booking.ts';
import { dayOf, longDay, weekdayOf } from '../ui/days.ts';
import { Page } from '../ui/Page.tsx';
import { ErrorState, InlineMessage, Loading } from '../ui/states.tsx';
import { StepFooter } from '../ui/StepFooter.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { slotGroups } from './slotGroups.ts';

const copy = bookingCopy.slot;
/** From here down the number of places is worth a word. */
const fewPlaces = 2;

/** The days as chips, the times in two groups. */
export function SlotStep() {
  const send = Booking.useSend();
  const goBack = useGoBack();
  const { slots, date, message, draft } = Booking.useSelector((snapshot) => snapshot.context);
  const state = Booking.useSelector(({ value }) =>
    typeof value === 'object' && 'slot' in value ? value.slot : undefined,
  );
  const canGoOn = Booking.useCan({ type: 'slot.confirmed' });
  const dates = [...new Set(slots.map((slot) => slot.date))];
  const chosen = slots.find((slot) => slot.id === draft.slotId);
  return (
    <Page title={copy.title} narrow>
      <Stack gap="5">
        <InlineMessage message={message} />
        {state === 'loading' ? <Loading rows={4} height="64px" /> : null}
        {state === 'loadFailed' ? (
          <ErrorState message={copy.failed} onRetry={() => send({ type: 'load.retried' })} />
        ) : null}
        {state === 'noneOpen' ? (
          <ErrorState title={copy.full} message="" onRetry={() => send({ type: 'load.retried' })}>
            <TextLink to={paths.lab}>{copy.otherLab}</TextLink>
          </ErrorState>
        ) : null}
        {state === 'choosing' || state === 'done' ? (
          <>
            <RadioCard.Root
              value={date ?? ''}
              onValueChange={({ value }) => value && send({ type: 'date.selected', date: value })}
              colorPalette="brand"
              aria-label={copy.days}
            >
              <Stack direction="row" gap="2" overflowX="auto" pb="2" mx="-4" px="4">
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
                      <Stack align="center" gap="0">
                        <Text fontSize="sm">{weekdayOf(day)}</Text>
                        <Text fontSize="xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
                          {dayOf(day)}
                        </Text>
                      </Stack>
                    </RadioCard.ItemControl>
                  </RadioCard.Item>
                ))}
              </Stack>
            </RadioCard.Root>
            <RadioCard.Root
              value={draft.slotId ?? ''}
              onValueChange={({ value }) => value && send({ type: 'slot.selected', slotId: value })}
              colorPalette="brand"
              aria-label={copy.none}
            >
              <Stack gap="5">
                {slotGroups(
                  slots.filter((slot) => slot.date === date),
                  copy,
                ).map((group) => (
                  <Box key={group.label}>
                    <Text fontWeight="semibold" mb="2">
                      {group.label}
                    </Text>
                    <SimpleGrid columns={{ base: 3, sm: 4 }} gap="2">
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
                            <Stack align="center" gap="0">
                              <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
                                {slot.startTime}
                              </Text>
                              {slot.placesLeft <= fewPlaces ? (
                                <Text fontSize="xs" color="accent.fg">
                                  {copy.few(slot.placesLeft)}
                                </Text>
                              ) : null}
                            </Stack>
                          </RadioCard.ItemControl>
                        </RadioCard.Item>
                      ))}
                    </SimpleGrid>
                  </Box>
                ))}
              </Stack>
            </RadioCard.Root>
          </>
        ) : null}
      </Stack>
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
