import type { OrderAction } from '../../machines/generated/schema.ts';
import { translated } from './language.ts';

/** Words of the administration; fields of a test are named as the specification's section 3 names them. */
export const adminCopy = translated('adminCopy', {
  menu: 'Menu', logout: 'Logout',
  links: { dashboard: 'Dashboard', addTest: 'Add Test', tests: 'Tests', reports: 'Reports', appointments: 'Appointments', users: 'Users', settings: 'Settings' },
  counters: { totalTests: 'Total Tests', pendingReports: 'Pending Reports', appointmentsToday: 'Appointments Today', activeUsers: 'Active Users' },
  failed: 'This could not be loaded.',
  addTest: {
    title: 'Add Test', action: 'Add Test', another: 'Add another test', saved: 'The test is in the catalogue.', tagHint: 'Enter or comma adds', inclusionsHint: 'Comma-separated', files: 'PNG, JPEG or WebP, 2 MB at most', reportTimeExample: '24 Hours',
    fields: { testName: 'testName', price: 'price', report_time: 'report_time', tat: 'tat', description: 'description', inclusions: 'inclusions', disclaimers: 'disclaimers', features: 'features', why_book: 'why_book', icon: 'icon', image: 'image' },
  },
  orders: { title: 'Appointments', reports: 'Reports', search: 'Search by name, test or order id', all: 'All', cancelled: 'Cancelled', empty: 'Nothing here.', showAll: 'Show all orders', more: 'Show more', technician: 'Technician', upload: 'Upload report (PDF)', hasReport: 'Report uploaded' },
  actions: { ASSIGN: 'Assign technician', COLLECT: 'Sample collected', EXAMINE: 'Start examining', COMPLETE: 'Complete', REJECT_SAMPLE: 'Sample rejected', CANCEL: 'Cancel and refund' } satisfies Partial<Record<OrderAction, string>>,
  users: { title: 'Users', search: 'Search by name, e-mail or phone', orders: (n: number) => `${n} order(s)`, empty: 'Nobody found.', showAll: 'Show everybody', more: 'Show more' },
  settings: { title: 'Settings', pins: 'PIN prefixes where samples are collected', technicians: 'Technicians', save: 'Save', saved: 'Saved.', hint: 'Enter or comma adds' },
} as const);
