import { labScheduleMachine } from '../../machines/labSchedule/labSchedule.machine.ts';
import type { NewSlot, OrderInTheWay } from '../../machines/labSchedule/labSchedule.types.ts';
import { failure, refused } from './entities.ts';
import { samplesOf } from './samples.ts';

export const orderInTheWay: OrderInTheWay = {
  _id: 'o1',
  patientName: 'Leela Menon',
  testName: 'TSH',
  date: '2030-01-07',
  startTime: '07:00 am',
  paid: true,
  amount: 399,
  version: 's1 paid',
  problem: null,
};
/** An unpaid order, which cannot be moved. */
export const unpaidOrder: OrderInTheWay = {
  ...orderInTheWay,
  _id: 'o2',
  patientName: 'Ravi Menon',
  paid: false,
  version: 's1 unpaid',
};
/** The nearest slot that is free after the change, and another one. */
export const newSlot: NewSlot = {
  _id: 's2',
  date: '2030-01-08',
  startTime: '07:00 am',
  placesLeft: 1,
};
export const otherNewSlot: NewSlot = {
  ...newSlot,
  _id: 's3',
  startTime: '08:00 am',
  placesLeft: 4,
};
/** A lab in the administration's form. */
export const adminLab = {
  id: 'lab0',
  version: 'v1',
  name: 'North Lab',
  image: null,
  address: '12 MG Road, Bengaluru',
  rating: null,
  ratingSource: null,
  reportHours: 24,
  active: true,
  pins: [],
  slotMinutes: 30,
  hours: [{ weekdays: [1, 2, 3, 4, 5], opens: '07:00', closes: '11:00', places: 2 }],
  holidays: [],
};

const holidays = [{ date: '2030-01-07', part: 'DAY' as const }];

export const labScheduleSamples = samplesOf<typeof labScheduleMachine>(labScheduleMachine, {
  facts: {
    'schedule.submitted': [
      { type: 'schedule.submitted', change: { labId: 'lab0', version: 'v1', holidays } },
    ],
    'fate.chosen': [
      { type: 'fate.chosen', orderId: 'o1', fate: 'MOVE' },
      { type: 'fate.chosen', orderId: 'o1', fate: 'CANCEL' },
      { type: 'fate.chosen', orderId: 'o2', fate: 'MOVE' },
    ],
    'fate.chosenForAll': [
      { type: 'fate.chosenForAll', fate: 'MOVE' },
      { type: 'fate.chosenForAll', fate: 'CANCEL' },
    ],
    'slots.opened': [{ type: 'slots.opened', orderId: 'o1' }],
    'slot.selected': [
      { type: 'slot.selected', slotId: 's3' },
      { type: 'slot.selected', slotId: 'none' },
    ],
    'slots.closed': [{ type: 'slots.closed' }],
    'orders.decided': [{ type: 'orders.decided' }],
    'schedule.givenUp': [{ type: 'schedule.givenUp' }],
  },
  outcomes: {
    saveSchedule: [
      { answers: { ...adminLab, holidays } },
      {
        fails: failure('ORDERS_IN_THE_WAY', {
          orders: [orderInTheWay, unpaidOrder],
          slots: [newSlot, otherNewSlot],
        }),
      },
      { fails: failure('ORDERS_IN_THE_WAY', { orders: [unpaidOrder], slots: [] }) },
      { fails: failure() },
      { fails: refused('CHANGED_SINCE', { code: 'CONFLICT' }) },
    ],
    loadStored: [{ answers: { ...adminLab, version: 'v2' } }, { fails: failure() }],
  },
});
