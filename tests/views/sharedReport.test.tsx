// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { reportCopy } from '../../web/copy/report.ts';
import { reportLinksCopy } from '../../web/copy/reportLinks.ts';
import { SharedReportPage } from '../../web/reports/SharedReportPage.tsx';
import { buttons, press, says } from './support/page.ts';
import { serve } from './support/service.tsx';

const copy = reportLinksCopy.shared;
const openSharedReport = {
  testName: 'Lipid Profile',
  patientName: 'Leela Menon',
  patient: { gender: 'FEMALE', age: 68, infantAge: null },
  labName: 'Kaveri Labs',
  orderNumber: '4821-7730',
  readyAt: '2026-11-24T09:00:00.000Z',
  values: [],
  before: [],
  expiresAt: '2026-12-01T09:00:00.000Z',
};
/** The page of a shared report whose PDF is answered with this status. */
async function showWithFile(status: number) {
  await serve(
    <SharedReportPage />,
    { OpenSharedReport: { openSharedReport } },
    { at: { path: '*', url: '/sharedReport#secret' } },
  );
  await screen.findByRole('button', { name: reportCopy.download });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status })));
  press(reportCopy.download);
}

it('a shared report whose link has ended since says so, and offers its PDF no more', async () => {
  await showWithFile(404);
  await says(copy.fileGone);
  expect(buttons()).toEqual([]);
  expect(screen.queryByText(/^Shared with you until/)).toBeNull();
});

it('a shared report whose PDF could not be loaded offers it again', async () => {
  await showWithFile(503);
  await says(copy.fileFailed);
  expect(buttons()).toEqual([reportCopy.download]);
});
