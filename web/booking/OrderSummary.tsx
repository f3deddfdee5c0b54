import { Box, Heading, Separator, Stack, Text } from '@chakra-ui/react';
import type { BookedOrder } from '../../machines/booking/booking.types.ts';
import { bookingCopy, genderNames, relationShown } from '../copy/booking.ts';
import { Card } from '../ui/Card.tsx';
import { longDay } from '../ui/days.ts';
import { LabMark } from '../ui/icons.tsx';
import { Price } from '../ui/Price.tsx';

const copy = bookingCopy.review;

/** Lab, prices, patient, slot and address of an order: review and checkout show the same. */
export function OrderSummary({ order }: { order: BookedOrder }) {
  return (
    <Stack gap="3">
      <Card>
        <Stack direction="row" gap="3" align="center">
          <LabMark name={order.lab.name} image={order.lab.image} />
          <Box>
            <Text fontWeight="semibold">{order.lab.name}</Text>
            <Text color="fg.muted" fontSize="sm">
              {order.test.name}
            </Text>
          </Box>
        </Stack>
        <Separator my="4" />
        <Stack gap="2">
          <Line label={copy.itemTotal} amount={order.itemTotal} />
          <Line label={copy.discount} amount={-order.discount} />
          <Separator />
          <Line label={copy.grandTotal} amount={order.amount} strong />
        </Stack>
      </Card>
      <Card>
        <Heading as="h2" size="sm" mb="2">
          {copy.patients(1)}
        </Heading>
        <Text>{order.patient.name}</Text>
        <Text color="fg.muted" fontSize="sm">
          {relationShown(order.patient.relation)} · {genderNames[order.patient.gender]} ·{' '}
          {bookingCopy.patient.years(order.patient.age)}
        </Text>
      </Card>
      <Card>
        <Heading as="h2" size="sm" mb="2">
          {copy.slot}
        </Heading>
        <Text fontVariantNumeric="tabular-nums">
          {longDay(order.slot.date)}, {order.slot.startTime} – {order.slot.endTime}
        </Text>
      </Card>
      <Card>
        <Heading as="h2" size="sm" mb="2">
          {copy.address}
        </Heading>
        <Text>
          {order.address.houseNo}, {order.address.road}
        </Text>
        <Text color="fg.muted">
          {order.address.cityState} {order.address.zipCode}
        </Text>
      </Card>
    </Stack>
  );
}

function Line({
  label,
  amount,
  strong = false,
}: {
  label: string;
  amount: number;
  strong?: boolean;
}) {
  return (
    <Stack
      direction="row"
      justify="space-between"
      fontWeight={strong ? 'bold' : 'normal'}
      fontSize={strong ? 'lg' : 'md'}
    >
      <Text>{label}</Text>
      <Price amount={amount} />
    </Stack>
  );
}
