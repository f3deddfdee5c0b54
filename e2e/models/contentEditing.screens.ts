import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { publishedFaq, typedFaq } from '../../devtools/samples/contentEditing.samples.ts';
import type { contentEditingMachine } from '../../machines/contentEditing/contentEditing.machine.ts';
import { contentEditingModel } from '../../tests/models/contentEditing.model.ts';
import { contentEditingShown } from '../../tests/shown/contentEditing.shown.ts';
import { adminContentCopy as copy } from '../../web/copy/adminContent.ts';
import { administrator } from './administrator.ts';
import { press } from './booking.actions.ts';
import { screensOf } from './screens.ts';
import { leads, stays } from './trips.ts';

const answers = { admin: administrator };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const retry = (page: Page) => button(page, 'Retry');
const isPreviewed = (page: Page) =>
  expect(page.getByRole('region', { name: copy.preview })).toBeVisible();
const canPublish = (page: Page) => expect(button(page, copy.publish)).toBeEnabled();
const isSending = (page: Page) => expect(page.locator('main [data-loading]')).toBeVisible();

/** In which states somebody else has published. */
const isOvertaken = (state: string) =>
  ['loadingTheirs', 'overtaken', 'overwriting'].includes(state);

/** Something was typed in this tab before, from a version. */
const storeTyped = (page: Page, version: number) =>
  page.addInitScript(
    (typed) => {
      // The empty page before the first one stores nothing; one that is loaded anew has its own.
      if (location.protocol === 'about:' || sessionStorage.getItem('is-typed')) return;
      sessionStorage.setItem('assay.tab.typed.content.FAQ', typed);
      sessionStorage.setItem('is-typed', 'yes');
    },
    JSON.stringify({ version: String(version), entries: JSON.stringify(typedFaq) }),
  );

/** The frequent questions, of which something may be typed already, from an older version. */
export const contentEditingScreens = (draftVersion: number | null = null) => {
  /** Where a tab begins. */
  const begun = draftVersion === null ? 'editing' : 'overtaken';
  return screensOf<typeof contentEditingMachine>({
    ...(draftVersion !== null && { name: 'contentOvertaken' }),
    model: contentEditingModel(draftVersion),
    starts: [
      {
        open: '/admin/content/faq',
        answers,
        ...(draftVersion !== null && { prepare: (page) => storeTyped(page, draftVersion) }),
      },
    ],
    actions: {
      'load.retried': ({ page }) => retry(page).click(),
      'preview.opened': ({ page }) => press(page, copy.preview),
      'content.submitted': ({ page }) => press(page, copy.publish),
      'theirs.opened': ({ page }) => press(page, copy.showTheirs),
      'overwrite.chosen': ({ page }) => press(page, copy.overwrite),
      'draft.dropped': ({ page }) => press(page, copy.drop),
    },
    services: {
      loadTheirs: 'adminContent',
      overwriteContent: 'publishContent',
    },
    shown: contentEditingShown,
    states: {
      loading: (page) => expect(page.getByText('Loading...')).toBeVisible(),
      loadFailed: (page) => expect(retry(page)).toBeVisible(),
      editing: canPublish,
      previewing: isPreviewed,
      publishing: isSending,
      live: canPublish,
      loadingTheirs: isSending,
      overtaken: (page) => expect(button(page, copy.drop)).toBeVisible(),
      overwriting: isSending,
    },
    trips: {
      answers: (state) => ({
        ...answers,
        adminContent: publishedFaq(isOvertaken(state) ? 4 : 3),
      }),
      async logIn(page) {
        await page.getByLabel('Email').fill('admin@example.com');
        await page.getByLabel('Password').fill('password');
        await press(page, 'Log in');
      },
      states: {
        loading: leads(begun),
        loadFailed: leads(begun),
        editing: { ...stays('editing'), tabClosed: begun },
        previewing: { ...leads('editing'), tabClosed: begun },
        publishing: { ...leads('editing'), tabClosed: begun },
        live: { ...leads('editing'), tabClosed: begun },
        // What was typed is in its tab alone.
        loadingTheirs: { ...leads('overtaken'), tabClosed: begun },
        overtaken: { ...stays('overtaken'), tabClosed: begun },
        overwriting: { ...leads('overtaken'), tabClosed: begun },
      },
    },
  });
};
