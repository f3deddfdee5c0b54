import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { adminValuesCopy } from '../../web/copy/adminValues.ts';
import { paths } from '../../web/paths.ts';

const copy = adminValuesCopy.pdf;

/** Somebody else than the one who uploaded the PDF of a report types whose it says it is, and releases it. */
export async function releasePdf(
  page: Page,
  report: string,
  read: { name: string; sex: string; sampleId?: string },
): Promise<void> {
  await page.goto(paths.adminReport(report));
  await page.getByLabel(copy.name).fill(read.name);
  await page.getByRole('radio', { name: read.sex, exact: true }).check();
  if (read.sampleId !== undefined) await page.getByLabel(copy.sample).fill(read.sampleId);
  await page.getByRole('button', { name: copy.release }).click();
  await expect(page.getByRole('heading', { name: copy.history })).toBeVisible();
}
