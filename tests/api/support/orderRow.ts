import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleAddress } from '../../../api/addresses/addresses.contract.ts';
import type { OrderWithEvents, ReadItem } from '../../../api/orders/orderRows.ts';
import type { Booked } from '../../../api/orders/orders.tables.ts';

const booked: Booked = {
  patient: { name: 'Asha Rao', bookingforWhom: 'Myself', gender: 'female', age: 36 },
  test: {
    _id: 'tsh',
    testName: 'TSH',
    testNameHindi: 'टीएसएच (TSH)',
    price: 300,
    fasting: 'not needed',
  },
  lab: {
    _id: 'kaveri',
    name: 'Kaveri Labs',
    image: null,
    price: 600,
    accreditation: null,
    demo: false,
  },
  slot: { date: '2026-11-24', startTime: '08:00 am', endTime: '08:30 am' },
  address: { ...exampleAddress, road: 'MG Road' },
};

type Empty = {
  [Column in keyof OrderWithEvents as null extends OrderWithEvents[Column] ? Column : never]: null;
};
const folder = 'api/db/migrations';
const migrations = readdirSync(folder).map((file) =>
  readFileSync(join(folder, file), 'utf8').replaceAll(/--.*/g, ''),
);
/** The columns that the migrations give orders. */
const columns = migrations
  .flatMap((text) => text.match(/^(?:create|alter) table orders\b[^;]*/gm) ?? [])
  .flatMap((change) => [...change.matchAll(/(?:add column|^ ) (?!add )([a-z_]+) [a-z]/gm)])
  .map(([, column]) => column!);
/** Nothing in any column that may be empty. */
const empty = Object.fromEntries([...columns, 'rating'].map((column) => [column, null])) as Empty;

/** An order of one test as a query reads it, paid on 21 November 2026 for the 24th. */
export const orderRow = (changes: Partial<OrderWithEvents> = {}): OrderWithEvents => ({
  ...empty,
  id: 'order-1',
  number: '4821-7730',
  user_id: 'user-1',
  patient_id: 'patient-1',
  test_id: 'tsh',
  lab_id: 'kaveri',
  slot_id: 'kaveri-20261124-0800',
  address_id: 'address-1',
  booked,
  status: 'placed',
  payment_status: 'SUCCESS',
  item_total: 600,
  discount: 100,
  offer_declined: false,
  amount: 500,
  created_at: new Date('2026-11-21T04:30:00Z'),
  starts_at: new Date('2026-11-24T02:30:00Z'),
  report_expected_at: new Date('2026-11-24T14:30:00Z'),
  language: 'en',
  item_count: 1,
  refunded: 0,
  items: [],
  events: [],
  receipts: [],
  ...changes,
});

/** One of several items of an order. */
export const itemRow = (id: string, changes: Partial<ReadItem> = {}): ReadItem => ({
  id,
  patient_id: 'patient-1',
  test_id: 'tsh',
  booked: { patient: booked.patient, test: booked.test },
  price: 300,
  cancelled_at: null,
  report_file: null,
  refund_paise: null,
  refunded_at: null,
  ...changes,
});
