import { Type } from 'typebox';
import type { Static } from 'typebox';
import { exampleId } from '../named.ts';
import { SlotJson } from '../slots/slots.contract.ts';

const OrderInTheWayJson = Type.Object({
  _id: Type.String(),
  patientName: Type.String(),
  testName: Type.String(),
  date: Type.String(),
  startTime: Type.String(),
  paid: Type.Boolean(),
  amount: Type.Integer(),
  /** May be sent back with a decision, so that an order which has changed since is left alone. */
  version: Type.String(),
  /** Why the decision about this order cannot be carried out. */
  problem: Type.Union([
    Type.Object({ reason: Type.String(), message: Type.String() }),
    Type.Null(),
  ]),
});
export type OrderInTheWayJson = Static<typeof OrderInTheWayJson>;

/** The data of 409 ORDERS_IN_THE_WAY: the orders, and the slots that they may move to. */
export const OrdersInTheWayData = Type.Object({
  orders: Type.Array(OrderInTheWayJson),
  /** Slots with a free seat once the change is made. */
  slots: Type.Array(SlotJson),
});

export const ordersInTheWayExample: Static<typeof OrdersInTheWayData> = {
  orders: [
    {
      _id: exampleId,
      patientName: 'Asha Rao',
      testName: 'TSH',
      date: '2026-12-01',
      startTime: '07:00 am',
      paid: true,
      amount: 500,
      version: 'kaveri-precision-labs-20261201-0700 paid',
      problem: null,
    },
  ],
  slots: [
    {
      _id: 'kaveri-precision-labs-20261202-0700',
      date: '2026-12-02',
      startTime: '07:00 am',
      endTime: '07:30 am',
      placesLeft: 2,
    },
  ],
};
