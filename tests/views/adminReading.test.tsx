// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminRoutes } from '../../web/adminRoutes.ts';
import { pagesShown } from '../shown/pages.shown.ts';
import type { ShownOnPage } from '../shown/shownOnPage.ts';
import { alerts, press } from './support/page.ts';
import { serve } from './support/service.tsx';
import type { Answer, Service, ServiceAnswers } from './support/service.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Name = keyof typeof adminRoutes;
/** A page that asks the service for something as it opens. */
interface Reading {
  /** The signs of what comes; one where nothing is said. */
  signs?: number;
  /** What is said where nothing can be read. */
  says: string[];
  /** What it read before is there at once when it is opened again. */
  isKept?: boolean;
}
const failed = ['This could not be loaded.'];
const unreachable = ['We cannot reach the service.'];
const pages: Partial<Record<Name, Reading>> = {
  // The counters have shapes of their own.
  admin: { signs: 0, says: failed, isKept: true },
  adminTests: { says: failed },
  adminTest: { says: unreachable },
  adminLabs: { says: failed },
  adminLab: { says: unreachable },
  adminLabPrices: { says: unreachable },
  adminOffers: { says: failed },
  adminOffer: { says: unreachable },
  adminContents: { says: failed },
  adminContent: { says: failed },
  adminReports: { says: failed, isKept: true },
  adminAppointments: {
    says: ['The visits by day could not be loaded.', ...failed],
    isKept: true,
  },
  adminUsers: { says: failed, isKept: true },
  adminSettings: { says: failed },
  adminStaff: { says: failed },
  adminAudit: { says: failed },
  // Where one is logged in, and the second factor.
  adminAccount: { signs: 2, says: [...failed, ...failed] },
};

/** A page that can be left and opened again. */
function Again({ children }: { children: ReactNode }) {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <button onClick={() => setVisit(visit + 1)}>Open again</button>
      <Fragment key={visit}>{children}</Fragment>
    </>
  );
}

/** Every operation is answered alike; `asked` has the names of all of them. */
function alike(answerTo: (name: string) => Answer | undefined) {
  const asked = new Set<string>();
  const answers = new Proxy<ServiceAnswers>(
    {},
    {
      get(_, name) {
        asked.add(String(name));
        return answerTo(String(name));
      },
    },
  );
  return { answers, asked };
}

async function open(name: Name, answers: ServiceAnswers): Promise<Service> {
  const { path, load } = adminRoutes[name];
  const { url = path.replace(/:\w+/g, 't1') } = pagesShown[name] as ShownOnPage;
  const Page = await load();
  return serve(
    <Again>
      <Page />
    </Again>,
    answers,
    { at: { path, url } },
  );
}
const signs = () => screen.queryAllByText('Loading...');
/** What is read, apart from what can be chosen in filters. */
function body(): string {
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const field of copy.querySelectorAll('select')) field.remove();
  return copy.textContent;
}
/** Something is on its way still, with a sign of it or with its shape. */
const isLoading = () =>
  signs().length > 0 || document.querySelector('[aria-busy=true], dd:empty') !== null;
/** What every filter is chosen from is read once. */
const choices = new Set(['LabsToFilter', 'Technicians']);

describe.each(Object.entries(pages) as [Name, Reading][])(
  '%s',
  (name, { signs: count = 1, says, isKept = false }) => {
    const shown = (pagesShown[name] as ShownOnPage).answers;

    it('says that it is loading, and nothing of what is not there yet', async () => {
      const { answers, asked } = alike(() => undefined);
      await open(name, answers);
      await waitFor(() => expect(asked.size).toBeGreaterThan(0));
      expect([signs().length, alerts()]).toEqual([count, []]);
    });

    it('reads anew when it is opened again', async () => {
      const { answers, asked } = alike(() => shown);
      const service = await open(name, answers);
      await waitFor(() =>
        expect([asked.size > 0, isLoading(), alerts()]).toEqual([true, false, []]),
      );
      const before = body();
      const read = [...asked].filter((query) => !choices.has(query));
      expect(read.map((query) => [query, service.sent(query).length])).toEqual(
        read.map((query) => [query, 1]),
      );
      press('Open again');
      // What may be old is not shown before the answer, or for the time until then.
      expect(body() === before).toBe(isKept);
      await waitFor(() =>
        expect(read.map((query) => [query, service.sent(query).length])).toEqual(
          read.map((query) => [query, 2]),
        ),
      );
      await waitFor(() => expect(body()).toBe(before));
    });

    it('says that it could not be loaded, with another try', async () => {
      let isAway = true;
      const { answers } = alike((query) => (isAway && !choices.has(query) ? 'away' : shown));
      await open(name, answers);
      await waitFor(() =>
        expect(alerts()).toEqual(says.map((words) => expect.stringContaining(words) as string)),
      );
      expect(signs()).toEqual([]);
      isAway = false;
      for (const retry of screen.getAllByRole('button', { name: 'Retry' })) fireEvent.click(retry);
      await waitFor(() => expect([signs().length, alerts()]).toEqual([0, []]));
    });
  },
);

it('a page that asks the service for something as it opens is among these, or a flow', () => {
  const flows = Object.keys(adminRoutes).filter((name) => !(name in pages));
  expect(flows.map((name) => pagesShown[name as Name])).toEqual(
    flows.map(() => expect.stringMatching(/^(flow|texts)$/) as string),
  );
});
