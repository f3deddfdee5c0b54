// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { reportLinksCopy as copy } from '../../web/copy/reportLinks.ts';
import { ShareReport } from '../../web/reports/ShareReport.tsx';
import { uiCopy } from '../../web/copy/ui.ts';
import { isBusy, labelled, press, says, texts, valueOf } from './support/page.ts';
import { refusal, serve } from './support/service.tsx';

const link = {
  id: 'k1',
  createdAt: '2026-11-24T04:00:00.000Z',
  expiresAt: '2026-12-01T04:00:00.000Z',
  ended: false,
  opened: 0,
};
const url = 'https://assay.example/sharedReport#secret';

it('links to a report can be loaded again, made, and taken back', async () => {
  const service = await serve(<ShareReport id="r1" />, {
    ReportLinks: 'away',
    CreateReportLink: refusal('There are five links.'),
  });
  await screen.findByText(copy.loadFailed);
  service.answers.ReportLinks = { reportLinks: [] };
  press(uiCopy.states.retry);
  await waitFor(() => expect(screen.queryByText(copy.loadFailed)).toBeNull());

  press(copy.make);
  await says('There are five links.');
  await waitFor(() => expect(isBusy(copy.make)).toBe(false));
  const { id, expiresAt } = link;
  service.answers.CreateReportLink = { createReportLink: { id, url, expiresAt } };
  service.answers.ReportLinks = { reportLinks: [link] };
  press(copy.make);
  await waitFor(() => expect(valueOf(copy.link)).toBe(url));
  const made = labelled(copy.link);
  made.focus();
  expect(made.value.slice(made.selectionStart!, made.selectionEnd!)).toBe(url);
  expect(service.sent('CreateReportLink').at(-1)).toEqual({ id: 'r1', days: 7 });

  const stop = await screen.findByRole('button', { name: /^Stop sharing the link of/ });
  await waitFor(() => expect(isBusy(copy.make)).toBe(false));
  const ended = { ...link, ended: true, opened: 2 };
  service.answers.EndReportLink = { endReportLink: [ended] };
  service.answers.ReportLinks = { reportLinks: [ended] };
  stop.click();
  await screen.findByText(copy.opened(2));
  expect(service.sent('EndReportLink')).toEqual([{ id: 'r1', linkId: 'k1' }]);
  expect(texts('listitem')[0]).toContain(copy.ended);
  expect(screen.queryByLabelText(copy.link)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Stop/ })).toBeNull();
});
