// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Fragment, useState } from 'react';
import type { ComponentType } from 'react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { routes } from '../../web/routes.ts';
import type { RouteName } from '../../web/routes.ts';
import type { PageLoader, Route } from '../../web/shared/route.ts';
import { alerts, press } from './support/page.ts';
import { pagesFor } from './support/pagesFor.ts';
import { serve } from './support/service.tsx';
import type { Answer, ServiceAnswers } from './support/service.tsx';
import { expectNamesAndTexts, pressClosedButtons } from './support/show.tsx';

beforeEach(() => history.replaceState(null, '', '/'));

/** What only fields offer to choose from is read once. */
const choices = new Set(['LabsToFilter', 'Technicians']);
/** Of how many things pages say that they could not be read; the counters have shapes of their own. */
const failuresOf: Partial<Record<RouteName, number>> = {
  adminAppointments: 2,
  adminAccount: 2,
  admin: 3,
};
const withoutSign = new Set(['admin']);
/** They stand for one thing, or for what is always there. */
const neverEmpty = new Set<string>([
  'report',
  'adminTest',
  'adminOffer',
  'adminContents',
  'adminStaff',
  'adminAccount',
  'adminSettings',
]);
/** What they read before is there at once when they are opened again. */
const kept = new Set(['admin', 'adminReports', 'adminAppointments', 'adminUsers']);

// The code of a report's later parts is there, so that their questions come with the page's.
beforeAll(() =>
  Promise.all([
    import('../../web/reports/consultation/Consultation.tsx'),
    import('../../web/shared/repeats/RepeatOffers.tsx'),
  ]),
);

/** A page that is left and come back to. */
function Again({ Page }: { Page: ComponentType }) {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <button onClick={() => setVisit(visit + 1)}>Open again</button>
      <Fragment key={visit}>
        <Page />
      </Fragment>
    </>
  );
}
const signs = () => screen.queryAllByRole('status').length;
/** What is read, apart from what can be chosen in filters. */
function body(): string {
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const field of copy.querySelectorAll('select')) field.remove();
  return copy.textContent;
}
/** What is said where a list has nothing. */
const nothings = () =>
  [...document.querySelectorAll('h2, h3, p, td')]
    .map(({ textContent }) => textContent)
    .filter((text) => /^(No|Nobody|Nothing|There (is|are) no)\b/.test(text));
/** The same answers with nothing in their lists. */
function emptied(answer: unknown): unknown {
  if (Array.isArray(answer)) return [];
  if (answer === null || typeof answer !== 'object') return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([field, value]) => [field, emptied(value)]),
  );
}
const isThere = () => waitFor(() => expect([signs(), ...alerts()]).toEqual([0]));

describe.each(pagesFor('customer', 'admin'))('%s', (name, { answers, url }) => {
  const { path, load } = routes[name] as Route;
  /** The page, with every call of it answered alike; choices are always there. */
  async function open(answerTo: () => Answer | undefined) {
    const asked = new Set<string>();
    const calls = new Proxy<ServiceAnswers>(
      {},
      {
        get(_, call: string) {
          asked.add(call);
          return choices.has(call) ? answers : answerTo();
        },
      },
    );
    const at = { path, url: url ?? path.replace(/:\w+/g, 't1') };
    const service = await serve(<Again Page={await (load as PageLoader)()} />, calls, { at });
    await waitFor(() => expect(asked.size).toBeGreaterThan(0));
    return { service, read: () => [...asked].filter((call) => !choices.has(call)) };
  }

  it('shows its shape until the answer is there, and says nothing of what is not', async () => {
    await open(() => undefined);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect([signs() > 0, alerts()]).toEqual([!withoutSign.has(name), []]);
    expectNamesAndTexts();
    pressClosedButtons();
  });

  it('says that it could not be loaded, and is there once another try succeeds', async () => {
    let answer: Answer = 'away';
    await open(() => answer);
    const failed = expect.stringMatching(/could not be loaded|cannot reach the service/) as string;
    const failures = Array.from({ length: failuresOf[name] ?? 1 }, () => failed);
    await waitFor(() => expect([signs(), ...alerts()]).toEqual([0, ...failures]));
    expectNamesAndTexts();
    answer = answers;
    for (const retry of screen.getAllByRole('button', { name: 'Retry' })) fireEvent.click(retry);
    await isThere();
  });

  it.skipIf(neverEmpty.has(name))('says that there is none only where there is none', async () => {
    await open(() => answers);
    await isThere();
    const before = nothings();
    cleanup();
    await open(() => emptied(answers) as Answer);
    await isThere();
    expect(nothings().filter((text) => !before.includes(text))).toHaveLength(1);
  });

  it('is read anew by whoever comes back to it', async () => {
    const { service, read } = await open(() => answers);
    await isThere();
    let before = '';
    // Parts whose code comes later are there once two looks find the same.
    await waitFor(() => {
      const seen = before;
      before = body();
      expect(before).toBe(seen);
    });
    expectNamesAndTexts();
    const calls = read();
    const times = (count: number) =>
      expect(calls.map((call) => [call, service.sent(call).length])).toEqual(
        calls.map((call) => [call, count]),
      );
    await waitFor(() => times(1));
    press('Open again');
    // What may be old is not shown before the answer, or for the time until then.
    const isSame = body() === before;
    expect(isSame).toBe(name.startsWith('admin') ? kept.has(name) : isSame);
    await waitFor(() => times(2));
    await waitFor(() => expect(body()).toBe(before));
  });
});
