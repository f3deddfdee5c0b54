import { labScheduleMachine } from '../../machines/labSchedule/labSchedule.machine.ts';
import type { OrderInTheWay } from '../../machines/labSchedule/labSchedule.machine.ts';
import { failure } from './entities.ts';
import { samplesOf } from './samples.ts';

export const orderInTheWay: OrderInTheWay = {
  _id: 'o1',
  patientName: 'Leela Menon',
  testName: 'TSH',
  date: '2030-01-07',
  startTime: '07:00',
  paid: true,
  amount: 399,
};
/** A lab as the administration sees it. */
export const adminLab = {
  id: 'lab0',
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

/** What can happen while a lab's hours or closed days are changed. */
export const labScheduleSamples = samplesOf<typeof labScheduleMachine>(labScheduleMachine, {
  facts: {
    'schedule.submitted': [{ type: 'schedule.submitted', change: { labId: 'lab0', holidays } }],
    'orders.decided': [
      { type: 'orders.decided', decisions: [{ orderId: 'o1', action: 'CANCEL' }] },
    ],
    'schedule.givenUp': [{ type: 'schedule.givenUp' }],
  },
  outcomes: {
    saveSchedule: [
      { answers: { ...adminLab, holidays } },
      { fails: failure('ORDERS_IN_THE_WAY', { orders: [orderInTheWay] }) },
      { fails: failure() },
    ],
  },
});
