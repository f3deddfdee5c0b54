import { Box, Button, Menu, Portal, RadioCard, Stack, Text } from '@chakra-ui/react';
import { ArrowUpDown, Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { LabOrder } from '../../machines/booking/booking.types.ts';
import { Booking } from '../app/flows.ts';
import { paths } from '../app/paths.ts';
import { bookingCopy } from '../copy/booking.ts';
import { uiCopy } from '../copy/ui.ts';
import { LabMark } from '../ui/icons.tsx';
import { Page } from '../ui/Page.tsx';
import { Price } from '../ui/Price.tsx';
import { ErrorState, InlineMessage, Loading } from '../ui/states.tsx';
import { StepFooter } from '../ui/StepFooter.tsx';
import { sortLabs } from './sortLabs.ts';

const copy = bookingCopy.lab;

/** The labs with their price; the first open one is chosen to begin with. */
export function LabStep() {
  const send = Booking.useSend();
  const labs = Booking.useSelector((snapshot) => snapshot.context.labs);
  const by = Booking.useSelector((snapshot) => snapshot.context.labOrder);
  const chosenId = Booking.useSelector((snapshot) => snapshot.context.draft.labId);
  const state = Booking.useSelector(({ value }) =>
    typeof value === 'object' && 'lab' in value ? value.lab : undefined,
  );
  const message = Booking.useSelector((snapshot) => snapshot.context.message);
  const canGoOn = Booking.useCan({ type: 'lab.confirmed' });
  const chosen = labs.find((lab) => lab.id === chosenId);
  return (
    <Page
      title={copy.title}
      narrow
      aside={<Tools onSort={(order) => send({ type: 'labs.sorted', by: order })} by={by} />}
    >
      <Stack gap="3">
        <InlineMessage message={message} />
        {state === 'loading' ? <Loading rows={5} /> : null}
        {state === 'loadFailed' ? (
          <ErrorState message={copy.failed} onRetry={() => send({ type: 'load.retried' })} />
        ) : null}
        {state === 'allFull' ? (
          <ErrorState title={copy.full} message="" onRetry={() => send({ type: 'load.retried' })} />
        ) : null}
        {state === 'choosing' || state === 'done' ? (
          <RadioCard.Root
            value={chosenId ?? ''}
            onValueChange={({ value }) => value && send({ type: 'lab.selected', labId: value })}
            colorPalette="brand"
            gap="3"
            aria-label={copy.title}
          >
            {sortLabs(labs, by).map((lab) => (
              <RadioCard.Item
                key={lab.id}
                value={lab.id}
                disabled={lab.slotsAvailable === 0}
                borderRadius="card"
                bg="bg.panel"
                _checked={{ bg: 'brand.subtle', borderColor: 'brand.solid' }}
              >
                <RadioCard.ItemHiddenInput aria-label={lab.name} />
                <RadioCard.ItemControl>
                  <LabMark name={lab.name} image={lab.image} />
                  <Box flex="1" minW="0">
                    <Text fontWeight="semibold">{lab.name}</Text>
                    <Stack
                      direction="row"
                      gap="2"
                      wrap="wrap"
                      fontSize="sm"
                      color="fg.muted"
                      align="center"
                    >
                      <Stack direction="row" gap="1" align="center">
                        <Star size={14} fill="currentColor" aria-hidden />
                        <Text fontVariantNumeric="tabular-nums">
                          <Box as="span" srOnly>
                            {uiCopy.names.rating}{' '}
                          </Box>
                          {lab.rating.toFixed(1)}
                        </Text>
                      </Stack>
                      <Text>{copy.slots(lab.slotsAvailable)}</Text>
                      <Text>{copy.report(lab.reportTime)}</Text>
                    </Stack>
                  </Box>
                  <Box textAlign="end">
                    <Price amount={lab.priceInRupees} fontWeight="bold" fontSize="lg" />
                    <Text fontSize="xs" color="fg.muted">
                      {copy.per}
                    </Text>
                  </Box>
                </RadioCard.ItemControl>
              </RadioCard.Item>
            ))}
          </RadioCard.Root>
        ) : null}
      </Stack>
      <StepFooter
        action={copy.action}
        enabled={canGoOn}
        reason={copy.none}
        onAction={() => send({ type: 'lab.confirmed' })}
        summary={
          chosen ? (
            <>
              <Text fontWeight="semibold" lineHeight="1.25" lineClamp={2}>
                {chosen.name}
              </Text>
              <Price amount={chosen.priceInRupees} />
            </>
          ) : (
            copy.none
          )
        }
      />
    </Page>
  );
}

function Tools({ by, onSort }: { by: LabOrder; onSort: (by: LabOrder) => void }) {
  return (
    <Stack direction="row" gap="2">
      <Button asChild variant="outline" minH="11" title={copy.oneTest}>
        <Link to={`${paths.home}#tests`} role="button">
          {copy.addTest}
        </Link>
      </Button>
      <Menu.Root onSelect={({ value }) => onSort(value as LabOrder)}>
        <Menu.Trigger asChild>
          <Button variant="outline" minH="11">
            <ArrowUpDown size={16} aria-hidden />
            {copy.sort}
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {Object.entries(copy.orders).map(([value, label]) => (
                <Menu.Item
                  key={value}
                  value={value}
                  minH="11"
                  fontWeight={value === by ? 'bold' : undefined}
                >
                  {label}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </Stack>
  );
}
