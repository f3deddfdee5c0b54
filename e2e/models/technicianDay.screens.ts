import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { plannedVisit, storedDay } from '../../devtools/samples/technicianDay.samples.ts';
import type { technicianDayMachine } from '../../machines/technicianDay/technicianDay.machine.ts';
import { actsLeft } from '../../machines/technicianDay/technicianDay.rules.ts';
import type { VisitActKind } from '../../machines/generated/schema.ts';
import { technicianDayModel } from '../../tests/models/technicianDay.model.ts';
import { technicianDayShown } from '../../tests/shown/technicianDay.shown.ts';
import { administrator } from './administrator.ts';
import { press } from './booking.actions.ts';
import { screensOf } from './screens.ts';
import { leads, stays } from './trips.ts';

type Snapshot = SnapshotFrom<typeof technicianDayMachine>;
const answers = { admin: administrator };
const after = { ...plannedVisit, standing: 'ON_THE_WAY', actions: ['COLLECT', 'FAIL_VISIT'] };

/** Whether the list is there with this to press in it. */
const offers = ({ value, context: { stored, outbox } }: Snapshot, act: VisitActKind) =>
  (value.page === 'looking' || value.page === 'loading') &&
  stored !== null &&
  actsLeft(stored.day.visits[0]!, outbox).includes(act);
const visit = (page: Page) => page.locator('[data-visit]');
const hasVisit = (page: Page) => expect(visit(page)).toContainText('Leela Menon');

/** The visits of a technician's day. */
export const technicianDayScreens = screensOf<typeof technicianDayMachine>({
  model: technicianDayModel,
  starts: [{ open: '/admin/day', answers }],
  actions: {
    'act.pressed': {
      when: (snapshot, { act }) => {
        if (act.act === 'DEPART') return offers(snapshot, 'DEPART');
        return snapshot.value.page === (act.act === 'COLLECT' ? 'collecting' : 'failing');
      },
      do: async ({ page }, { act }) => {
        if (act.act === 'DEPART') return press(page, 'On my way');
        if (act.act === 'COLLECT') {
          const [sample] = act.samples ?? [];
          await page.getByLabel('TSH, Leela Menon').fill(sample?.sampleId ?? '');
          return press(page, 'Save as collected');
        }
        if (act.failure) {
          await page.getByRole('radio', { name: 'Nobody there' }).check();
          await page.getByRole('radio', { name: 'Customer chooses another time' }).check();
        }
        return press(page, 'Save');
      },
    },
    'collection.opened': {
      when: (snapshot) => offers(snapshot, 'COLLECT'),
      do: ({ page }) => press(page, 'Collected'),
    },
    'failure.opened': {
      when: (snapshot) => offers(snapshot, 'FAIL_VISIT'),
      do: ({ page }) => press(page, 'Could not collect'),
    },
    'form.closed': {
      when: ({ value }) => value.page === 'collecting' || value.page === 'failing',
      do: ({ page }) => press(page, 'Cancel'),
    },
    'phone.requested': {
      when: (snapshot) =>
        !snapshot.hasTag('busy') &&
        snapshot.context.stored !== null &&
        !('o1' in snapshot.context.phones),
      do: ({ page }) => press(page, 'Show number'),
    },
    'refusal.read': {
      when: ({ context }) => context.outbox.refused.length > 0,
      do: ({ page }) => press(page, 'Understood'),
    },
    'day.refreshed': {
      when: (snapshot) => snapshot.can({ type: 'day.refreshed' }),
      do: ({ page }) => press(page, 'Refresh'),
    },
    // It comes by itself.
    'visits.changed': 'app',
    'load.retried': {
      when: ({ value }) => value.page === 'failed',
      do: ({ page }) => press(page, 'Retry'),
    },
    'connection.returned': async ({ page }) => {
      await page.evaluate(() => dispatchEvent(new Event('online')));
    },
    // It comes from another tab.
    'outbox.changed': 'app',
  },
  shown: technicianDayShown,
  states: {
    'page.loading': (page) =>
      expect(page.getByRole('heading', { name: 'Today’s visits' })).toBeVisible(),
    'page.failed': (page) =>
      expect(page.getByText('The visits could not be loaded.')).toBeVisible(),
    'page.looking': hasVisit,
    'page.collecting': (page) => expect(page.getByLabel('TSH, Leela Menon')).toBeVisible(),
    'page.failing': (page) =>
      expect(page.getByRole('heading', { name: 'Why could nothing be collected?' })).toBeVisible(),
    'page.askingPhone': (page) =>
      expect(page.getByRole('button', { name: 'Show number' })).toBeDisabled(),
    'outbox.allSent': (page) => expect(page.getByText('waiting to be sent')).toHaveCount(0),
    'outbox.sending': (page) => expect(page.getByText('waiting to be sent').first()).toBeVisible(),
    'outbox.unsent': (page) => expect(page.getByText(/to be sent$/).first()).toBeVisible(),
    'outbox.awaitingLogin': (page) => expect(page.getByText(/to be sent$/).first()).toBeVisible(),
  },
  trips: {
    answers: { ...answers, visits: storedDay.day, actOnVisit: after, visitPhone: { phone: null } },
    async logIn(page) {
      await page.getByLabel('Email').fill('admin@example.com');
      await page.getByLabel('Password').fill('password');
      await press(page, 'Log in');
    },
    states: {
      'page.loading': leads('page.looking'),
      'page.failed': leads('page.looking'),
      'page.looking': stays('page.looking'),
      'page.collecting': leads('page.looking'),
      'page.failing': leads('page.looking'),
      'page.askingPhone': leads('page.looking'),
      'outbox.allSent': stays('outbox.allSent'),
      'outbox.sending': leads('outbox.allSent'),
      'outbox.unsent': leads('outbox.allSent'),
      'outbox.awaitingLogin': leads('outbox.allSent'),
    },
  },
});
