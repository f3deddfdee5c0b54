import { Box, Button, Collapsible, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ChevronDown, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { Order } from '../../machines/generated/schema.ts';
import type { trackingMachine } from '../../machines/tracking/tracking.machine.ts';
import { paths } from '../app/paths.ts';
import { bookingCopy, genderNames, relationShown } from '../copy/booking.ts';
import { said } from '../copy/language.ts';
import { ordersCopy } from '../copy/orders.ts';
import { Card } from '../ui/Card.tsx';
import { longDay, momentOf } from '../ui/days.ts';
import { Price } from '../ui/Price.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { OrderChanges } from './OrderChanges.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';

const copy = ordersCopy.track;

/** Banner, timeline, and the order's facts. */
export function TrackedOrder({
  order,
  actor,
}: {
  order: Order;
  actor: ActorRefFrom<typeof trackingMachine>;
}) {
  const message = useSelector(actor, (snapshot) => snapshot.context.message);
  const unpaid = order.availableActions.includes('PAY');
  const paid = ['SUCCESS', 'REFUND_PENDING', 'REFUNDED'].includes(order.paymentStatus);
  return (
    <Stack gap="3">
      <InlineMessage message={message} />
      {order.status === 'cancelled' ? <InlineMessage message={copy.cancelled} /> : null}
      {order.paymentStatus === 'REFUND_PENDING' ? (
        <InlineMessage tone="info" message={copy.refundPending} />
      ) : null}
      {order.paymentStatus === 'REFUNDED' ? (
        <InlineMessage tone="info" message={copy.refunded} />
      ) : null}
      {order.paymentStatus === 'EXPIRED' && order.status !== 'cancelled' ? (
        <InlineMessage message={copy.expired} />
      ) : null}
      {unpaid ? (
        <Card>
          <Stack direction="row" justify="space-between" align="center" gap="3">
            <Text fontWeight="semibold">{copy.pending}</Text>
            <Button asChild colorPalette="accent" size="lg">
              <Link to={paths.checkoutOf(order.id)}>{copy.pay}</Link>
            </Button>
          </Stack>
        </Card>
      ) : null}
      {paid ? (
        <Card>
          <OrderTimeline order={order} />
          <Stack direction="row" wrap="wrap" gap="2" mt="4" fontSize="sm">
            <Text
              bg="brand.subtle"
              color="brand.fg"
              px="3"
              py="1"
              borderRadius="full"
              fontWeight="medium"
            >
              {copy.reports}
            </Text>
            {order.reportExpectedAt && order.status !== 'completed' ? (
              <Text bg="bg.muted" px="3" py="1" borderRadius="full">
                {copy.expected(momentOf(order.reportExpectedAt))}
              </Text>
            ) : null}
          </Stack>
          {order.reportUrl ? (
            <Button asChild mt="4" size="lg" colorPalette="brand" w="full">
              <a href={order.reportUrl} download>
                <Download size={18} aria-hidden />
                {copy.report}
              </a>
            </Button>
          ) : null}
        </Card>
      ) : null}
      <Fact label={copy.patient}>
        {order.patient.name} · {relationShown(order.patient.relation)} ·{' '}
        {genderNames[order.patient.gender]} · {bookingCopy.patient.years(order.patient.age)}
      </Fact>
      <Fact label={copy.test}>
        {order.test.name}, {order.lab.name}
      </Fact>
      <Fact label={copy.slot}>
        {longDay(order.slot.date)}, {order.slot.startTime} – {order.slot.endTime}
      </Fact>
      <Fact label={copy.address}>
        {order.address.houseNo}, {order.address.road}, {order.address.cityState}{' '}
        {order.address.zipCode}
      </Fact>
      {paid ? (
        <Fact label={copy.total}>
          <Price amount={order.amount} fontWeight="bold" />
        </Fact>
      ) : null}
      <Card py="2">
        <Collapsible.Root>
          <Collapsible.Trigger asChild>
            <Button variant="plain" w="full" justifyContent="space-between" px="0" minH="11">
              {copy.instructions}
              <ChevronDown size={18} aria-hidden />
            </Button>
          </Collapsible.Trigger>
          <Collapsible.Content>
            <Box as="ul" ps="5" pb="3">
              {order.instructions.map((instruction) => (
                <li key={instruction}>{said(instruction)}</li>
              ))}
            </Box>
          </Collapsible.Content>
        </Collapsible.Root>
      </Card>
      <OrderChanges actor={actor} order={order} />
    </Stack>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Card>
      <Text fontSize="sm" color="fg.muted">
        {label}
      </Text>
      <Box fontWeight="medium">{children}</Box>
    </Card>
  );
}
