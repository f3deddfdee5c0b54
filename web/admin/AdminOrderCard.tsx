import { Badge, Box, Button, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { OrderAction } from '../../machines/generated/schema.ts';
import { statusOf } from '../../machines/order/order.rules.ts';
import { failureOf } from '../app/apollo.ts';
import { accountCopy } from '../copy/account.ts';
import { adminCopy } from '../copy/admin.ts';
import { ordersCopy } from '../copy/orders.ts';
import { MoveOrderDocument } from '../generated/graphql.ts';
import type { AdminOrderFragment } from '../generated/graphql.ts';
import { Card } from '../ui/Card.tsx';
import { longDay } from '../ui/days.ts';
import { InlineMessage } from '../ui/states.tsx';
import { upload } from './upload.ts';

const copy = adminCopy.orders;

/** How an order stands, to those who work on it: money first, then the stage. */
function standing({ status, paymentStatus }: AdminOrderFragment): string {
  if (paymentStatus !== 'SUCCESS') return accountCopy.payments.status[paymentStatus];
  const stage = statusOf(status);
  return stage === 'cancelled' ? copy.cancelled : ordersCopy.stages[stage].title;
}

const isOffered = (action: OrderAction): action is keyof typeof adminCopy.actions =>
  action in adminCopy.actions;

/** An order and what may be done with it; the buttons come from the charts, by way of the service. */
export function AdminOrderCard({
  order,
  technicians,
  onChanged,
}: {
  order: AdminOrderFragment;
  technicians: string[];
  onChanged: () => void;
}) {
  const [technician, setTechnician] = useState(technicians[0] ?? '');
  const [message, setMessage] = useState<string | null>(null);
  const [move, { loading }] = useMutation(MoveOrderDocument);
  const chosen = technician || technicians[0] || '';
  // One thing leads on; what may be done besides stands back.
  const isNext = (action: OrderAction) =>
    action === 'ASSIGN'
      ? order.status === 'placed'
      : ['COLLECT', 'EXAMINE', 'COMPLETE'].includes(action);
  const act = (action: OrderAction) => {
    setMessage(null);
    move({
      variables: {
        move: {
          orderId: order.id,
          action,
          technician: action === 'ASSIGN' ? chosen : null,
          note: null,
        },
      },
    }).then(onChanged, (error: unknown) => setMessage(failureOf(error).message));
  };
  const send = (file: File | undefined) => {
    if (!file) return;
    setMessage(null);
    upload('uploadReport', { orderId: order.id }, { file }).then(onChanged, (error: Error) =>
      setMessage(error.message),
    );
  };
  return (
    <Card data-order={order.id}>
      <Stack direction="row" justify="space-between" wrap="wrap" gap="3">
        <Box>
          <Text fontWeight="semibold">
            {order.test.name} · {order.patient.name}, {order.patient.age}
          </Text>
          <Text fontSize="sm" color="fg.muted">
            {longDay(order.slot.date)}, {order.slot.startTime} · {order.lab.name} ·{' '}
            {order.address.road}, {order.address.cityState} {order.address.zipCode}
          </Text>
          <Text fontSize="sm" color="fg.muted">
            {order.id}
            {order.technicianName ? ` · ${order.technicianName}` : ''}
          </Text>
        </Box>
        <Stack align="flex-end" gap="1">
          <Badge colorPalette="brand" size="lg">
            {standing(order)}
          </Badge>
          {order.reportUrl ? <Badge>{copy.hasReport}</Badge> : null}
        </Stack>
      </Stack>
      <InlineMessage message={message} />
      <Stack direction="row" wrap="wrap" gap="2" mt="3" align="center">
        {order.availableActions.includes('ASSIGN') ? (
          <NativeSelect.Root w="200px" size="lg">
            <NativeSelect.Field
              aria-label={copy.technician}
              value={chosen}
              onChange={(event) => setTechnician(event.target.value)}
            >
              {technicians.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        ) : null}
        {order.availableActions.filter(isOffered).map((action) => (
          <Button
            key={action}
            minH="11"
            variant={isNext(action) ? 'solid' : 'outline'}
            colorPalette={action === 'CANCEL' ? 'red' : 'brand'}
            disabled={loading}
            onClick={() => act(action)}
          >
            {adminCopy.actions[action]}
          </Button>
        ))}
        {order.status === 'examining' || order.status === 'completed' ? (
          <Button asChild minH="11" variant="outline">
            <label>
              {copy.upload}
              <input
                type="file"
                accept="application/pdf"
                aria-label={copy.upload}
                style={{ position: 'absolute', opacity: 0, width: 1, height: 1 }}
                onChange={(event) => send(event.target.files?.[0])}
              />
            </label>
          </Button>
        ) : null}
      </Stack>
    </Card>
  );
}
