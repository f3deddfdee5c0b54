import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { settingsOfOthers, storedSettings } from '../../devtools/samples/staffForm.samples.ts';
import type { staffFormMachine } from '../../machines/staffForm/staffForm.machine.ts';
import { staffFormModel } from '../../tests/models/staffForm.model.ts';
import { staffFormShown } from '../../tests/shown/flows.shown.ts';
import { adminCopy } from '../../web/copy/admin.ts';
import { administrator } from './administrator.ts';
import { press } from './booking.actions.ts';
import { screensOf } from './screens.ts';
import { leads, stays } from './trips.ts';

const copy = adminCopy.settings;
const answers = { admin: administrator, adminSettings: storedSettings };
const isSending = (page: Page) => expect(page.locator('main [data-loading]')).toBeVisible();

/** The settings; other forms of the staff are saved in the same way. */
export const staffFormScreens = screensOf<typeof staffFormMachine>({
  model: staffFormModel,
  starts: [{ open: '/admin/settings', answers }],
  actions: { 'form.submitted': ({ page }) => press(page, copy.save) },
  services: { saveForm: 'saveAdminSettings', loadStored: 'adminSettings' },
  shown: staffFormShown,
  states: {
    editing: (page) =>
      expect(page.getByRole('button', { name: copy.save, exact: true })).toBeEnabled(),
    saving: isSending,
    loadingStored: isSending,
    saved: (page) => expect(page.getByText(copy.saved, { exact: true })).toBeVisible(),
  },
  trips: {
    answers: { ...answers, adminSettings: settingsOfOthers },
    async logIn(page) {
      await page.getByLabel('Email').fill('admin@example.com');
      await page.getByLabel('Password').fill('password');
      await press(page, 'Log in');
    },
    states: {
      editing: stays('editing'),
      saving: leads('editing'),
      loadingStored: leads('editing'),
      saved: leads('editing'),
    },
  },
});
