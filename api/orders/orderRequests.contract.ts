import { Type } from 'typebox';
import type { Static } from 'typebox';
import { orderMoves } from '../../machines/order/actions.ts';
import type { OrderMove } from '../../machines/order/actions.ts';
import { stages } from '../../machines/order/order.rules.ts';
import { itemsPerSeat } from '../../machines/order/visit.ts';
import { longestComment, longestStaffSearch } from '../../machines/text/longest.ts';
import { ListQuery } from '../lists.contract.ts';
import { exampleId, named } from '../named.ts';
import { personal } from '../personal.ts';
import { writeCursor } from './orderCursor.ts';

const Id = Type.String({ minLength: 1, maxLength: 100 });
const OrderId = Type.String({
  minLength: 1,
  maxLength: 100,
  description: 'The order.',
  examples: [exampleId],
});

const OrderItemRequest = named(
  'OrderItemRequest',
  'One test for one patient.',
  Type.Object({ patient: Id, test: Id }),
  { patient: exampleId, test: 'tsh' },
);
export type OrderItemRequest = Static<typeof OrderItemRequest>;

/** Ids of what was chosen (docs/product/calls.md). */
export const OrderRequest = named(
  'OrderRequest',
  'Ids of the choices; `patient` and `test`, or `items`.',
  Type.Object({
    /** Patient and test may be omitted if there are items, which take precedence. */
    patient: Type.Optional(Id),
    test: Type.Optional(Id),
    items: Type.Optional(Type.Array(OrderItemRequest, { minItems: 1, maxItems: itemsPerSeat })),
    lab: Id,
    slot: Id,
    address: Id,
    /**
     * The amount to pay that was shown; the request fails with PRICE_CHANGED where it differs now.
     */
    expectedAmount: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  }),
  {
    patient: exampleId,
    test: 'tsh',
    lab: 'kaveri-precision-labs',
    slot: exampleId,
    address: exampleId,
    expectedAmount: 500,
  },
);
export type OrderRequest = Static<typeof OrderRequest>;

/** Filter, order and page of the customer's own orders. */
export const OwnOrdersQuery = Type.Object({
  ...ListQuery.properties,
  openFirst: Type.Optional(
    Type.Boolean({
      description:
        'Whether current and unpaid orders come before past ones, the soonest visit first, whatever their age.',
      examples: [true],
    }),
  ),
});
export type OwnOrdersQuery = Static<typeof OwnOrdersQuery>;

export const OrderParams = Type.Object({ id: OrderId });
/** Which credit note of which order. */
export const CreditNoteParams = Type.Object({
  id: OrderId,
  number: Type.String({
    minLength: 1,
    maxLength: 40,
    description: 'Its number, with dashes in place of slashes.',
    examples: ['C-2026-27-000001'],
  }),
});
export const OrderItemParams = Type.Object({
  id: OrderId,
  itemId: Type.String({
    minLength: 1,
    maxLength: 100,
    description: 'The item to cancel.',
    examples: [exampleId],
  }),
});
export const CancelItemRequest = named(
  'CancelItemRequest',
  'Why.',
  Type.Object({
    reason: Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()], personal)),
  }),
  { reason: 'Booked twice' },
);
export type CancelItemRequest = Static<typeof CancelItemRequest>;
export const CancelRequest = named(
  'CancelRequest',
  'The reason; with `onlyUnpaid` an order that has been paid in the meantime is kept.',
  Type.Object({
    reason: Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()], personal)),
    /**
     * If true, an order that has been paid in the meantime is kept, and refused with ALREADY_PAID.
     */
    onlyUnpaid: Type.Optional(Type.Boolean()),
  }),
  { reason: 'Booked twice' },
);
export type CancelRequest = Static<typeof CancelRequest>;
export const RescheduleRequest = named(
  'RescheduleRequest',
  'The new slot.',
  Type.Object({ slot: Id }),
  { slot: exampleId },
);
export const RatingRequest = named(
  'RatingRequest',
  'One to five stars and, if the customer likes, a sentence.',
  Type.Object({
    stars: Type.Integer({ minimum: 1, maximum: 5 }),
    comment: Type.Optional(
      Type.Union([Type.String({ maxLength: longestComment }), Type.Null()], personal),
    ),
  }),
  { stars: 5, comment: 'On time and gentle.' },
);
export type RatingRequest = Static<typeof RatingRequest>;
/** Moves that are calls of their own. */
const ownCalls = ['reschedule', 'depart', 'failVisit'] as const;
type OwnCall = (typeof ownCalls)[number];
const isMove = (move: OrderMove): move is Exclude<OrderMove, OwnCall> =>
  !(ownCalls as readonly OrderMove[]).includes(move);
/** An administrator moves an order along. */
export const MoveRequest = named(
  'MoveRequest',
  'What happened with an order.',
  Type.Object({
    action: Type.Enum<Exclude<OrderMove, OwnCall>[]>(orderMoves.filter(isMove)),
    /** A technician by name; `technicianId`, if given, takes precedence. */
    technician: Type.Optional(Type.String({ maxLength: 100 })),
    technicianId: Type.Optional(Id),
    note: Type.Optional(Type.String({ maxLength: 500, ...personal })),
  }),
  { action: 'assign', technician: 'Ravi Kumar' },
);
export type MoveRequest = Static<typeof MoveRequest>;
const filterById = (description: string, example: string) =>
  Type.Optional(Type.String({ maxLength: 100, description, examples: [example] }));
const dayOfVisit = (description: string) =>
  Type.Optional(Type.String({ maxLength: 20, description, examples: ['2026-11-22'] }));
export const OrderSortJson = Type.Enum(['visit', 'placed', 'patient', 'lab', 'status', 'amount']);
export type OrderSortJson = Static<typeof OrderSortJson>;
export const SortDirectionJson = Type.Enum(['asc', 'desc']);
export type SortDirectionJson = Static<typeof SortDirectionJson>;

/** How the staff sorts and filters orders (PD-88). */
export const OrdersQuery = Type.Object({
  sort: Type.Optional(
    Type.Enum(OrderSortJson.enum, {
      description:
        'The sort key; by default overdue orders come first, then the visits from today on, then earlier ones.',
      examples: ['visit'],
    }),
  ),
  direction: Type.Optional(
    Type.Enum(SortDirectionJson.enum, {
      description: 'The direction; ascending by default.',
      examples: ['desc'],
    }),
  ),
  status: Type.Optional(
    Type.Enum([...stages, 'cancelled', 'refundDelayed', 'technicianLeft', 'reportWaits'], {
      description:
        'A stage; refundDelayed: orders whose refund takes longer than a day; technicianLeft: orders whose technician no longer makes visits and that have no other yet; reportWaits: orders with a report that waits until another account releases it.',
      examples: ['placed'],
    }),
  ),
  labId: filterById('Only orders of this lab.', 'kaveri-precision-labs'),
  technicianId: filterById('Only visits of this one of the staff.', exampleId),
  technician: filterById(
    'Only visits of this technician from the settings, by name.',
    'Ravi Kumar',
  ),
  from: dayOfVisit('Only visits from this day in India on: YYYY-MM-DD.'),
  to: dayOfVisit('Only visits up to this day in India: YYYY-MM-DD.'),
  search: Type.Optional(
    Type.String({
      maxLength: longestStaffSearch,
      description:
        "The number, a sample's label, or a part of the name, test, id or (for owners and operations) phone.",
      examples: ['asha'],
    }),
  ),
  after: Type.Optional(
    Type.String({
      maxLength: 1500,
      description: '`next` of the previous page, which had the same sort.',
      examples: [
        writeCursor({
          sort: 'visit asc',
          run: 0,
          key: '2026-11-24T02:30:00.000Z',
          id: exampleId,
          at: '2026-11-22T06:00:00.000Z',
        }),
      ],
    }),
  ),
});
export type OrdersQuery = Static<typeof OrdersQuery>;
