import { Box, Center, Stack, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { Order } from '../../machines/generated/schema.ts';
import { reachedStages, stages } from '../../machines/order/order.rules.ts';
import type { Stage } from '../../machines/order/order.rules.ts';
import { ordersCopy } from '../copy/orders.ts';
import { uiCopy } from '../copy/ui.ts';
import { longDay, momentOf } from '../ui/days.ts';

/** The five stages; all up to the current one are reached (specification 4). */
export function OrderTimeline({
  order,
}: {
  order: Pick<
    Order,
    'status' | 'createdAt' | 'assignedAt' | 'completedAt' | 'technicianName' | 'slot'
  >;
}) {
  const reached = reachedStages(order.status);
  const notes: Record<Stage, string | null> = {
    placed: momentOf(order.createdAt),
    assigned: order.technicianName ? ordersCopy.track.technician(order.technicianName) : null,
    collection: `${longDay(order.slot.date)}, ${order.slot.startTime} – ${order.slot.endTime}`,
    examining: ordersCopy.track.estimate,
    completed: order.completedAt ? momentOf(order.completedAt) : null,
  };
  return (
    <Stack
      as="ol"
      gap="0"
      listStyleType="none"
      aria-label={uiCopy.names.timeline}
      aria-live="polite"
    >
      {stages.map((stage, index) => {
        const here = reached[stage];
        return (
          <Stack as="li" key={stage} direction="row" gap="4" data-stage={stage} data-reached={here}>
            <Stack align="center" gap="0">
              <Center
                boxSize="8"
                borderRadius="full"
                flexShrink="0"
                bg={here ? 'brand.solid' : 'bg.muted'}
                color={here ? 'brand.contrast' : 'fg.muted'}
                transition="background 220ms"
              >
                {here ? (
                  <Check size={18} aria-hidden />
                ) : (
                  <Text fontSize="sm" fontWeight="semibold">
                    {index + 1}
                  </Text>
                )}
              </Center>
              {index < stages.length - 1 ? (
                <Box
                  w="2px"
                  flex="1"
                  minH="8"
                  bg={reached[stages[index + 1]!] ? 'brand.solid' : 'border'}
                />
              ) : null}
            </Stack>
            <Box pb="4">
              <Text fontWeight="semibold" color={here ? 'fg' : 'fg.muted'}>
                {ordersCopy.stages[stage].title}
                <Box as="span" srOnly>
                  {here ? uiCopy.names.reached : uiCopy.names.notYet}
                </Box>
              </Text>
              <Text fontSize="sm" color="fg.muted">
                {ordersCopy.stages[stage].text}
              </Text>
              {notes[stage] ? (
                <Text fontSize="sm" color="brand.fg" fontWeight="medium">
                  {notes[stage]}
                </Text>
              ) : null}
            </Box>
          </Stack>
        );
      })}
    </Stack>
  );
}
