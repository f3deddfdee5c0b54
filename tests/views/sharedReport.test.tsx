// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { reportCopy } from '../../web/copy/report.ts';
import { reportLinksCopy } from '../../web/copy/reportLinks.ts';
import { uiCopy } from '../../web/copy/ui.ts';
import { SharedReportPage } from '../../web/reports/SharedReportPage.tsx';
import { buttons, links, press, says } from './support/page.ts';
import { refusal, serve } from './support/service.tsx';

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
const at = { path: '*', url: '/sharedReport#secret' };

it('a link that does not work any more says so, and leads home', async () => {
  await serve(
    <SharedReportPage />,
    { OpenSharedReport: refusal('There is none.', { code: 'NOT_FOUND' }) },
    { at },
  );
  await screen.findByText(copy.gone);
  expect([buttons(), links()]).toEqual([[], [[copy.home, '/home']]]);
});

it('a shared report that could not be loaded is loaded at the next press', async () => {
  const service = await serve(<SharedReportPage />, { OpenSharedReport: 'away' }, { at });
  await screen.findByText(copy.failed);
  expect(screen.queryByText(copy.gone)).toBeNull();
  service.answers.OpenSharedReport = { openSharedReport };
  press(uiCopy.states.retry);
  await screen.findByText(openSharedReport.labName);
  expect(screen.queryByText(copy.failed)).toBeNull();
});

/** The page of a shared report whose PDF is answered with this status. */
async function showWithFile(status: number) {
  await serve(<SharedReportPage />, { OpenSharedReport: { openSharedReport } }, { at });
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
