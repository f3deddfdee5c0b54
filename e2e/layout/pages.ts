import { everything } from '../../devtools/samples/booking.samples.ts';
import type { Page } from '@playwright/test';
import { emptyDraft } from '../../machines/booking/draft.ts';
import { serializeDraft } from '../../machines/booking/storedDraft.ts';
import type { Draft } from '../../machines/booking/draft.ts';
import { funnel } from '../../tests/shown/pages.shown.ts';
import { paths } from '../../web/paths.ts';
import { longAnswers } from './longNames.ts';

/** How a page is opened with everything on it. */
interface OpenedPage {
  path: string;
  /** Where that leads without the steps before it; the path itself unless said. */
  opens?: string;
  /** What the gateway answers other than the long answers. */
  answers?: Record<string, unknown>;
  /** What of a booking this tab has stored. */
  draft?: Partial<Draft>;
}

const guest = { me: null };
const paid = { order: { ...(longAnswers.orderPage as { items: object[] }).items[1] } };
const longTest = (longAnswers.adminTests as { test: object }[])[0]!.test;
const chosen = { ...everything, patientId: 'p0', labId: 'l0', slotId: 's0', addressId: 'a0' };

type Paths = typeof paths;
/** Pages about one test or order: their path needs an id. */
type PageOfOne = {
  [Name in keyof Paths]: Paths[Name] extends string ? never : Name;
}[keyof Paths];

/** Pages that need more than their path. */
const special: Record<PageOfOne, OpenedPage> & Partial<Record<keyof Paths, OpenedPage>> = {
  signUp: { path: paths.signUp, answers: guest },
  mobile: {
    path: paths.mobile,
    answers: { me: { ...(longAnswers.me as object), phoneVerified: false } },
  },
  verifyOtp: { path: paths.verifyOtp, opens: paths.signUp, answers: guest },
  login: { path: paths.login, answers: guest },
  forgotPassword: { path: paths.forgotPassword, answers: guest },
  resetPassword: { path: paths.resetPassword, opens: paths.forgotPassword, answers: guest },
  testInfo: { path: paths.testInfo('lipid-profile') },
  compare: { path: paths.compare('t0', 't1'), answers: { labTest: longTest } },
  addPatient: { path: paths.addPatient, draft: { testId: 't1' } },
  lab: { path: paths.lab, draft: { testId: 't1', patientId: 'p0' } },
  addAddress: { path: paths.addAddress, draft: chosen },
  reviewOrder: { path: paths.reviewOrder('o00') },
  checkout: { path: `${paths.checkout}?order=o00` },
  paymentSuccess: { path: paths.paymentSuccess('o01'), answers: paid },
  report: { path: paths.report('r0') },
  again: { path: paths.again('m0'), opens: paths.home },
  trackOrder: { path: paths.trackOrder('o01'), answers: paid },
  adminReport: { path: paths.adminReport('r0') },
  adminParameters: { path: paths.adminParameters('t0') },
  adminTest: { path: paths.adminTest('t0') },
  adminLab: { path: paths.adminLab('lab0') },
  adminLabPrices: { path: paths.adminLabPrices('lab0') },
  adminOffer: { path: paths.adminOffer('FIRST60') },
  adminContent: { path: paths.adminContent('faq') },
  termsVersion: { path: paths.termsVersion('11') },
  privacyVersion: { path: paths.privacyVersion('11') },
  adminLogin: { path: paths.adminLogin, answers: { admin: null } },
};

/** Every page by its route: one that is new is here by its path, a step with all that was chosen before. */
export const openedPages = Object.entries(paths).map(([name, path]): [string, OpenedPage] => [
  name,
  special[name as keyof Paths] ?? {
    path: path as string,
    ...(name in funnel && { draft: { ...chosen, addressId: null } }),
  },
]);

/** Stores a booking as this tab would have. */
export async function storeDraft(page: Page, choices: Partial<Draft>): Promise<void> {
  const draft = serializeDraft({ ...emptyDraft('d1'), ...choices }, null, Date.now());
  await page.addInitScript(
    (text) => sessionStorage.setItem('assay.tab.draft', JSON.stringify(text)),
    draft,
  );
}
