import { Box, Button, Center, Stack, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Booking } from '../app/flows.ts';
import { paths } from '../app/paths.ts';
import { bookingCopy } from '../copy/booking.ts';
import { said } from '../copy/language.ts';
import { Card } from '../ui/Card.tsx';
import { longDay } from '../ui/days.ts';
import { Page } from '../ui/Page.tsx';
import { Loading } from '../ui/states.tsx';

const copy = bookingCopy.placed;

/** The order is placed: what to do before the appointment, and where to follow it. */
export function PlacedPage() {
  const order = Booking.useSelector((snapshot) => snapshot.context.order);
  if (!order)
    return (
      <Page title={copy.title} narrow>
        <Loading label={bookingCopy.loading} />
      </Page>
    );
  return (
    <Page title={copy.title} narrow>
      <Card>
        <Stack gap="5" align="center" textAlign="center" py="4">
          <Center
            boxSize="20"
            borderRadius="full"
            bg="brand.solid"
            color="brand.contrast"
            animation="scale-in 220ms ease-out"
            data-motion
          >
            <Check size={44} strokeWidth={3} aria-hidden />
          </Center>
          <Text fontSize="lg" fontWeight="semibold">
            {order.test.name}, {longDay(order.slot.date)}, {order.slot.startTime}
          </Text>
          <Stack as="ul" gap="2" listStyleType="none" color="fg.muted">
            {order.instructions.map((instruction) => (
              <li key={instruction}>{said(instruction)}</li>
            ))}
          </Stack>
          <Text fontSize="sm" color="fg.muted">
            {copy.id}:{' '}
            <Box as="span" fontFamily="mono" color="fg">
              {order.id}
            </Box>
          </Text>
          <Stack direction={{ base: 'column', sm: 'row' }} gap="3" w="full" justify="center">
            <Button asChild size="lg" variant="outline">
              <Link to={paths.home} role="button">
                {copy.home}
              </Link>
            </Button>
            <Button asChild size="lg" colorPalette="accent">
              <Link to={paths.trackOrder(order.id)} role="button">
                {copy.track}
              </Link>
            </Button>
          </Stack>
        </Stack>
      </Card>
    </Page>
  );
}
