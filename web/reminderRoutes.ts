import { repeatsQuery } from './shared/queries.ts';
import { plain } from './shared/route.ts';
import type { Route } from './shared/route.ts';

/**
 * The part of the table of routes (web/routes.ts) about reminders of tests and the links in their
 * messages.
 */
// One chunk for both pages of a customer, as its name is part of the first load.
export const reminderRoutes = {
  reminders: {
    path: '/reminders',
    load: async () => (await import('./account/RemindersPage.tsx')).RemindersPage,
    modules: ['account/RemindersPage.tsx'],
    access: 'customer',
    ssr: [plain(repeatsQuery)],
  },
  again: {
    path: '/again/:id',
    load: async () => (await import('./account/RemindersPage.tsx')).BookReminder,
    access: 'customer',
  },
  endReminder: {
    path: '/endReminder',
    load: async () => (await import('./account/EndReminderPage.tsx')).EndReminderPage,
    access: 'everyone',
    unlisted: true,
    bottom: 'nothing',
  },
} as const satisfies Record<string, Route>;
