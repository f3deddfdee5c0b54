import type { OrderAction } from '../../machines/generated/schema.ts';

/** Words of the administration. */
export const adminCopy = {
  product: 'Assay administration', menu: 'Menu', logout: 'Logout',
  links: { dashboard: 'Dashboard', addTest: 'Add Test', tests: 'Tests', reports: 'Reports', appointments: 'Appointments', users: 'Users', settings: 'Settings' },
  counters: { totalTests: 'Total Tests', pendingReports: 'Pending Reports', appointmentsToday: 'Appointments Today', activeUsers: 'Active Users' },
  failed: 'This could not be loaded.',
  addTest: { title: 'Add Test', action: 'Add Test', another: 'Add another test', saved: 'The test is in the catalogue.', tagHint: 'Enter or comma adds', inclusionsHint: 'Comma-separated', files: 'PNG, JPEG or WebP, 2 MB at most', choose: 'Choose a file' },
  orders: { title: 'Appointments', reports: 'Reports', search: 'Search by name, test or order id', all: 'All', empty: 'Nothing here.', more: 'Show more', technician: 'Technician', upload: 'Upload report (PDF)', hasReport: 'Report uploaded', note: 'Reason' },
  actions: { ASSIGN: 'Assign technician', COLLECT: 'Sample collected', EXAMINE: 'Start examining', COMPLETE: 'Complete', REJECT_SAMPLE: 'Sample rejected', CANCEL: 'Cancel and refund' } as Partial<Record<OrderAction, string>>,
  users: { title: 'Users', search: 'Search by name, e-mail or phone', orders: (n: number) => `${n} order(s)`, more: 'Show more' },
  settings: { title: 'Settings', pins: 'PIN prefixes where samples are collected', technicians: 'Technicians', save: 'Save', saved: 'Saved.', hint: 'Enter or comma adds' },
} as const;
