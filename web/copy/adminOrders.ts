import type { OrderSort } from '../../machines/generated/schema.ts';
import { translated } from './language.ts';

/** Words of the staff's lists of orders: how they are sorted and filtered, and the plot of visits. */
export const adminOrdersCopy = translated('adminOrdersCopy', {
  filters: 'Filter and sort',
  filtersOn: (count: number) => `Filter and sort (${count} on)`,
  status: 'Status',
  lab: 'Lab',
  everyLab: 'All labs',
  technician: 'Technician',
  everybody: 'Everybody',
  from: 'Visits from',
  to: 'Visits to',
  sort: 'Sorted by',
  overdueFirst: 'Overdue first',
  up: {
    VISIT: 'Visit, the earliest first',
    PLACED: 'Booked, the earliest first',
    PATIENT: 'Patient, A to Z',
    LAB: 'Lab, A to Z',
    STATUS: 'Status, from the beginning',
    AMOUNT: 'Amount, the least first',
  } satisfies Record<OrderSort, string>,
  down: {
    VISIT: 'Visit, the latest first',
    PLACED: 'Booked, the latest first',
    PATIENT: 'Patient, Z to A',
    LAB: 'Lab, Z to A',
    STATUS: 'Status, from the end',
    AMOUNT: 'Amount, the most first',
  } satisfies Record<OrderSort, string>,
  columns: {
    VISIT: 'Visit',
    PLACED: 'Booked',
    PATIENT: 'Patient',
    LAB: 'Lab',
    STATUS: 'Status',
    AMOUNT: 'Amount',
  } satisfies Record<OrderSort, string>,
  caption: (title: string, sorted: string) => `${title}. Sorted by: ${sorted}.`,
  overdue: (moment: string) => `Overdue since ${moment}`,
  nobody: 'Nobody yet',
  deletedAccount: 'Deleted account',
  today: {
    title: 'Today',
    overdue: 'Overdue',
    nobody: 'No technician yet',
    none: 'No visits today, and nothing is overdue.',
  },
  choicesFailed: 'The labs and technicians to choose from could not be loaded.',
  plot: {
    title: 'Visits by day',
    hint: 'Press a day to see its visits alone. Cancelled ones are not counted.',
    last: 'Last 7 days',
    next: 'Next 7 days',
    failed: 'The visits by day could not be loaded.',
  },
} as const);
