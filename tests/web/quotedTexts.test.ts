import { expect, it } from 'vitest';
import { accountCopy } from '../../web/copy/account.ts';
import { authCopy } from '../../web/copy/auth.ts';
import { bookingCopy } from '../../web/copy/booking.ts';
import { chatCopy } from '../../web/copy/chat.ts';
import { belowTestsCopy } from '../../web/copy/belowTests.ts';
import { homeCopy, testCopy } from '../../web/copy/home.ts';
import { ordersCopy } from '../../web/copy/orders.ts';
import { formatRupees } from '../../web/ui/Price.tsx';
import { toastDurations } from '../../web/ui/toaster.ts';

it('quoted words of the pages are there to the letter', () => {
  expect(homeCopy.search.placeholder, 'clause 2.32').toBe('Search for lab test, packages');
  expect(homeCopy.search.count(2)).toBe('2 result(s) found');
  expect(homeCopy.grid).toBe('Tests You Can Choose From');
  expect(testCopy.why).toBe('Why you should book this package?');
  expect(chatCopy.suggestions).toEqual([
    'What Tests are Availiable?',
    'What are the prices of Tests?',
    'What are the benefits of tests',
    'what to do before test',
  ]);
  // clause 2.48
  expect([
    chatCopy.title,
    chatCopy.subtitle,
    chatCopy.placeholder,
    chatCopy.thinking,
    chatCopy.collapsed,
    chatCopy.badge,
  ]).toEqual([
    'AI Assistant',
    "We're here to help",
    'Type a message...',
    'Thinking...',
    'Chat collapsed',
    '1',
  ]);
  expect(chatCopy.greeting(undefined), 'clause 2.49').toBe('Hi there! What brings you here today?');
  expect(chatCopy.greeting('Asha'), 'clause 2.49').toBe('Hi Asha! What brings you here today?');
  expect([bookingCopy.slot.morning, bookingCopy.slot.afternoon, bookingCopy.slot.none]).toEqual([
    '06 AM - 12 AM',
    '12 PM - 04 PM',
    'Select a time slot',
  ]);
  // clauses 2.8, 2.9
  expect([
    accountCopy.reports.empty,
    accountCopy.reports.emptyText,
    accountCopy.appointments.empty,
  ]).toEqual([
    'No reports yet',
    "Your reports will appear here once they're ready.",
    'No Appointments Yet',
  ]);
  expect(JSON.stringify(ordersCopy)).toContain('E-Reports by 12hrs');
  expect(authCopy.mobile.placeholder).toBe('+91');
});

it("fixed figures are the specification's: toasts 1500 and 1000 ms, the sample 1299 in 24 Hrs with 42 tests, rupees", () => {
  expect(toastDurations, 'clause 9.7').toEqual({ success: 1500, error: 1000 });
  expect(belowTestsCopy.common, 'clause 9.1').toMatchObject({
    price: 'Starting from ₹1299',
    time: 'Reports ready in 24 Hrs',
    count: '42 tests',
  });
  expect(formatRupees(1200), 'clause 9.1').toBe('₹1,200');
});
