import { addressLine } from '../../machines/text/addressText.ts';
import { isPayable } from '../../machines/payment/payment.rules.ts';
import { useSelector } from '@xstate/react';
import { dotted } from '../../machines/dotted.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { OrderAction } from '../../machines/generated/schema.ts';
import { AskFirst } from '../shared/AskFirst.tsx';
import { adminCopy } from '../copy/admin.ts';
import { patientCopy, testsOf } from '../copy/patients.ts';
import type { AdminOrderFragment } from './generated/graphql.ts';
import { Card } from '../ui/Card.tsx';
import { timesOf } from '../shared/orderTimes.ts';
import { InlineMessage } from '../ui/states.tsx';
import { AdminOrderItems } from './AdminOrderItems.tsx';
import { MoveToSlot } from './MoveToSlot.tsx';
import { useOrderActs } from './useOrderActs.ts';
import { patientName } from './orderWords.ts';
import { OrderMarks } from './OrderMarks.tsx';
import { OrderVisit } from './OrderVisit.tsx';
import { TechnicianField } from './TechnicianField.tsx';
import type { Technician } from './TechnicianField.tsx';
import { ReportField } from './ReportField.tsx';
import { takesReports } from './takesReports.ts';
import { ValuesLink } from './values/ValuesLink.tsx';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Button } from '../ui/Button.tsx';

const copy = adminCopy.orders;

const isOffered = (action: OrderAction): action is OrderAction & keyof typeof adminCopy.actions =>
  action in adminCopy.actions;

interface Props {
  order: AdminOrderFragment;
  /** Undefined until loaded. */
  technicians: readonly Technician[] | undefined;
  onChanged: () => void;
}

/** An order of the list, as shown on a phone. */
export const AdminOrderCard = (props: Props) => (
  <Card as="li" data-order={props.order.id}>
    <AdminOrderDetails {...props} marks={<OrderMarks order={props.order} />} />
  </Card>
);

/**
 * An order with its actions; which of them are possible comes from the machines, through the
 * service.
 */
export function AdminOrderDetails({
  order,
  technicians,
  onChanged,
  marks,
}: Props & {
  /** The order's badges, unless they are shown beside it. */
  marks?: ReactNode;
}) {
  const [chosen, setChosen] = useState(0);
  const actor = useOrderActs(order.id, onChanged);
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const isPicking = useSelector(actor, (snapshot) => snapshot.hasTag('choosing'));
  const loading = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const message = useSelector(actor, ({ context }) => context.message);
  const isVisit = order.items.length > 1;
  const cancelling = isPayable(order.paymentStatus) ? 'CANCEL_UNPAID' : 'CANCEL';
  const technician = technicians?.[chosen];
  // The action that leads on is the primary button; the others are secondary.
  const isNext = (action: OrderAction) =>
    action === 'ASSIGN'
      ? order.status === 'placed'
      : ['COLLECT', 'EXAMINE', 'COMPLETE'].includes(action);
  const act = (action: OrderAction) =>
    actor.send({
      type: 'act.chosen',
      act: {
        action,
        technician: (action === 'ASSIGN' && technician?.name) || null,
        technicianId: (action === 'ASSIGN' && technician?.id) || null,
        note: null,
      },
    });
  const send = (file: File, itemId: string | null) =>
    actor.send({ type: 'report.chosen', file, itemId });
  return (
    <>
      <div
        className={stack({
          direction: 'row',
          justify: 'space-between',
          flexWrap: 'wrap',
          gap: '3',
        })}
      >
        <div>
          <h2 className={css({ fontWeight: 'semibold' })}>
            {isVisit
              ? testsOf(order)
              : `${order.test.name} · ${patientName(order.patient)}, ${patientCopy.age(order.patient)}`}
          </h2>
          <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>
            {[
              timesOf(order).start(order.slot),
              order.lab.name,
              ...(order.address.road
                ? [`${addressLine(order.address)} ${order.address.zipCode}`]
                : []),
            ].join(' · ')}
          </p>
          {order.customerPhone ? (
            <a
              href={`tel:${order.customerPhone}`}
              aria-label={copy.call(order.customerPhone)}
              className={css({
                display: 'inline-flex',
                alignItems: 'center',
                minH: '11',
                color: 'brand.fg',
                fontWeight: 'medium',
              })}
            >
              {order.customerPhone}
            </a>
          ) : null}
          <p
            className={css({ fontSize: 'sm', color: 'fg.muted' })}
          >{`${order.number} · ${order.id}${order.technicianName ? ` · ${order.technicianName}` : ''}`}</p>
          {order.rating ? (
            <p
              className={css({ fontSize: 'sm', overflowWrap: 'anywhere' })}
            >{`${copy.rated(order.rating.stars)}${order.rating.comment ? ` · ${order.rating.comment}` : ''}`}</p>
          ) : null}
        </div>
        {marks}
      </div>
      <OrderVisit order={order} />
      {isVisit ? <AdminOrderItems order={order} isBusy={loading} onFile={send} /> : null}
      <InlineMessage message={isPicking ? null : message} />
      <div
        data-machine="orderActs"
        data-state={state}
        className={stack({
          direction: 'row',
          flexWrap: 'wrap',
          gap: '2',
          mt: '3',
          align: 'center',
        })}
      >
        {order.availableActions.includes('ASSIGN') ? (
          <TechnicianField technicians={technicians} chosen={chosen} onChange={setChosen} />
        ) : null}
        {order.availableActions.filter(isOffered).map((action) =>
          action === 'CANCEL' ? (
            <AskFirst
              key={action}
              variant="outline"
              disabled={loading}
              {...copy.sure[cancelling]}
              onYes={() => act(action)}
              className={css({ minH: '11', colorPalette: 'red' })}
            >
              {adminCopy.actions[cancelling]}
            </AskFirst>
          ) : action === 'REJECT_SAMPLE' ? (
            <AskFirst
              key={action}
              variant="outline"
              disabled={loading}
              {...copy.sure[action]}
              onYes={() => act(action)}
              className={css({ minH: '11', colorPalette: 'brand' })}
            >
              {adminCopy.actions[action]}
            </AskFirst>
          ) : (
            <Button
              key={action}
              variant={isNext(action) ? 'solid' : 'outline'}
              disabled={loading || (action === 'ASSIGN' && !technicians)}
              onClick={() => act(action)}
              className={css({ minH: '11', colorPalette: 'brand' })}
            >
              {adminCopy.actions[action]}
            </Button>
          ),
        )}
        {takesReports(order) && !isVisit ? <ValuesLink id={order.id} /> : null}
        {takesReports(order) && !isVisit && !order.reportUrl ? (
          <ReportField label={copy.upload} disabled={loading} onFile={(file) => send(file, null)} />
        ) : null}
        {order.availableActions.includes('RESCHEDULE') ? (
          <MoveToSlot order={order} actor={actor} />
        ) : null}
      </div>
    </>
  );
}
