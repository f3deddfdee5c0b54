import { translated } from './language.ts';

/** Texts of the account pages; the quoted ones are verbatim (docs/product/screens.md). */
export const accountCopy = translated('accountCopy', {
  reports: {
    title: 'Reports',
    empty: 'No reports yet',
    emptyText: "Your reports will appear here once they're ready.",
    book: 'Book a test',
    download: 'Download',
    downloadOf: (test: string, name: string) => `Download the report of ${test} for ${name}`,
    read: 'Read',
    readOf: (test: string, name: string) => `Read the report of ${test} for ${name}`,
    usual: (count: number) =>
      count === 1 ? 'In the usual range' : `All ${count} values in the usual range`,
    outside: (outside: number, count: number) =>
      count === 1 ? 'Outside the usual range' : `${outside} of ${count} outside the usual range`,
    failed: 'Your reports could not be loaded.',
  },
  appointments: {
    title: 'My Appointments',
    empty: 'No Appointments Yet',
    book: 'Book Now',
    headerBook: 'Book a test',
    failed: 'Your appointments could not be loaded.',
    track: 'Track',
  },
  family: {
    title: 'My Family & Friends',
    add: 'Add a person',
    edit: 'Edit',
    remove: 'Remove',
    empty: 'Nobody saved yet',
    emptyText: 'The people you book for are listed here.',
    failed: 'The list could not be loaded.',
    sure: (name: string) => `Remove ${name}?`,
    sureText: 'Orders that are booked already and their reports stay.',
    yes: 'Yes, remove',
    consentMissing: 'Before you can book, we need your consent as parent or guardian.',
    consent: 'Give consent',
  },
  payments: {
    receipt: 'Receipt',
    receiptOf: (test: string) => `Receipt for ${test}`,
    title: 'Payments',
    empty: 'No payments yet',
    emptyText: 'Your payments and refunds will appear here.',
    failed: 'Your payments could not be loaded.',
    partOnItsWay: (amount: string) => `${amount} of it is on its way back, for cancelled tests`,
    partBack: (amount: string) => `${amount} of it was paid back, for cancelled tests`,
    status: {
      SUCCESS: 'Paid',
      REFUND_PENDING: 'Refund on its way',
      REFUNDED: 'Refunded',
      PENDING: 'Pending',
      FAILED: 'Failed',
      EXPIRED: 'Expired',
    },
    open: 'Order',
  },
  address: {
    title: 'Manage Address',
    add: 'Add an address',
    remove: 'Remove',
    makeDefault: 'Use as HOME',
    home: 'HOME',
    edit: 'Edit',
    empty: 'No address yet',
    emptyText: 'The addresses where we collect samples are listed here.',
    failed: 'Your addresses could not be loaded.',
    changedSince:
      'This address was changed elsewhere after you began to type. Other fields show what is saved now: please check, and save.',
    sure: 'Remove this address?',
    sureText: 'Orders that are booked already stay as they are.',
    yes: 'Yes, remove',
  },
  texts: {
    help: {
      title: 'Help',
      parts: [
        [
          'Before the sample',
          'Plain water is always allowed. Keep taking prescribed medicines unless your doctor says otherwise; if you have diabetes, ask your doctor before fasting.',
        ],
        [
          'The visit',
          'The technician may come up to 30 minutes before or after the booked time, with an identity card and sealed equipment.',
        ],
        [
          'Changing your mind',
          'You can cancel or move an order free of charge until collection starts. Refunds reach you within 5 to 7 working days.',
        ],
        ['If a sample is spoiled', 'The lab tells us and we collect again, free of charge.'],
        [
          'Your report',
          'It appears under Reports and can be downloaded as a PDF. Please let a doctor interpret it. In an emergency, go to a hospital.',
        ],
      ],
      more: 'Still a question?',
      moreText: 'The assistant answers at any hour. What happens with a visit stands on its order.',
      chat: 'Chat with the assistant',
      orders: 'My orders',
    },
  },
} as const);
