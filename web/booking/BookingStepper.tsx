import { Box, Stack, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { Booking } from '../app/flows.ts';
import { bookingCopy } from '../copy/booking.ts';
import { uiCopy } from '../copy/ui.ts';

const targets = ['lab', 'slot', 'address', 'review'] as const;

/** Lab test, Select appointment, Add address, Review order; what is done can be gone back to. */
export function BookingStepper({ current }: { current: number }) {
  const send = Booking.useSend();
  return (
    <Stack
      as="ol"
      direction="row"
      gap="1"
      align="flex-start"
      listStyleType="none"
      aria-label={uiCopy.names.steps}
    >
      {bookingCopy.steps.map((label, index) => {
        const done = index < current;
        const mark = (
          <Stack align="center" justify="flex-start" gap="1.5" minH="11">
            <Box
              w="full"
              h="1"
              borderRadius="full"
              bg={index <= current ? 'brand.solid' : 'border'}
              transition="background 200ms"
            />
            <Text
              fontSize="xs"
              lineHeight="1.25"
              fontWeight={index === current ? 'bold' : 'medium'}
              color={index === current ? 'brand.fg' : 'fg.muted'}
              textAlign="center"
            >
              {done ? (
                <Check
                  size={12}
                  aria-hidden
                  style={{ display: 'inline', verticalAlign: '-1px', marginInlineEnd: 3 }}
                />
              ) : null}
              {label}
            </Text>
          </Stack>
        );
        return (
          <Box as="li" key={label} flex="1" aria-current={index === current ? 'step' : undefined}>
            {done ? (
              <Box
                as="button"
                display="block"
                w="full"
                minH="11"
                cursor="pointer"
                verticalAlign="top"
                onClick={() => send({ type: 'xstate.route', to: `#${targets[index]!}` })}
              >
                {mark}
              </Box>
            ) : (
              <Box minH="11">{mark}</Box>
            )}
          </Box>
        );
      })}
    </Stack>
  );
}
