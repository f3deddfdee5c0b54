// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { laterSlot, soonSlot } from '../../devtools/samples/entities.ts';
import { completedOrder, trackedOrder } from '../../devtools/samples/orders.ts';
import { plannedVisit, storedDay } from '../../devtools/samples/technicianDay.samples.ts';
import { routes } from '../../web/routes.ts';
import type { RouteName } from '../../web/routes.ts';
import type { PageLoader, Route } from '../../web/shared/route.ts';
import { toaster } from '../../web/ui/toaster.ts';
import { typed } from '../shown/shownOnPage.ts';
import type { ShownOnPage } from '../shown/shownOnPage.ts';
import { faultsOfButtons, untilStill } from './support/buttonFaults.ts';
import type { Outcome } from './support/buttonFaults.ts';
import { startFindTest } from './support/homePart.tsx';
import { mutationAnswers } from './support/mutationAnswers.ts';
import { newPage } from './support/browserBack.ts';
import { countOpenedElsewhere } from './support/openedElsewhere.ts';
import { pagesFor } from './support/pagesFor.ts';
import { refusal, serve } from './support/service.tsx';
import type { Answer, ServiceAnswers } from './support/service.tsx';

const openedElsewhere = await countOpenedElsewhere();

const refused = 'It is refused.';
const isRefusalSaid = () =>
  [document.body.textContent, JSON.stringify(toaster.take())].join().includes(refused);

const pages = pagesFor('customer', 'admin', 'everyone');
/** Pages that read nothing. */
const readNothing = (
  [
    'forgotPassword',
    'changeNumber',
    'changeEmail',
    'sharedReport',
    'help',
    'staffInvitation',
    'adminAddTest',
    'adminAddLab',
    'adminAddOffer',
  ] as const
).map((name): [RouteName, ShownOnPage] => [name, { blocks: [], prices: [], answers: {} }]);

const technicianDay: [RouteName, ShownOnPage] = [
  'adminDay',
  {
    blocks: [],
    prices: [],
    answers: {
      visits: typed('VisitDay', { ...storedDay.day, visits: [typed('Visit', plannedVisit)] }),
    },
  },
];

/** An order that can still be cancelled and moved, or paid; and some that are over. */
const orders = [
  trackedOrder(),
  trackedOrder({ paymentStatus: 'PENDING', availableActions: ['PAY', 'CANCEL'] }),
  trackedOrder({ status: 'cancelled', paymentStatus: 'REFUNDED', availableActions: [] }),
  completedOrder(),
].map((order): [RouteName, ShownOnPage] => [
  'trackOrder',
  { blocks: [], prices: [], answers: { order, slots: [soonSlot, laterSlot] } },
]);

type Row = [name: RouteName, who: 'who may see it' | 'a guest', shown: ShownOnPage];
const rows = [...pages, ...readNothing, ...orders, technicianDay].map(([name, shown]): Row => [
  name,
  'who may see it',
  shown,
]);
/** A guest finds other buttons on them. */
const forGuests = pagesFor('everyone')
  .filter(([name]) => ['home', 'testInfo', 'offers'].includes(name))
  .map(([name, shown]): Row => [name, 'a guest', shown]);

it.each([...rows, ...forGuests])(
  'on %s every button works for %s',
  async (name, who, { answers, url }) => {
    const { path, load } = routes[name] as Route;
    const Page = await (load as PageLoader)();
    let [done, sent] = [0, 0];
    const count = () => {
      done += 1;
    };
    vi.spyOn(window, 'print').mockImplementation(count);
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(count);
    const ends: Record<Outcome, Answer | undefined> = {
      answered: mutationAnswers(answers),
      refused: refusal(refused),
      unanswered: undefined,
    };
    let end: Outcome = 'answered';
    const answer = (_: unknown, source: string) => {
      done += 1;
      if (!/\bmutation /.test(source)) return answers;
      sent += 1;
      return ends[end];
    };
    const calls = new Proxy<ServiceAnswers>({}, { get: () => answer });
    const walk = {
      async showAnew() {
        cleanup();
        sessionStorage.clear();
        localStorage.clear();
        startFindTest();
        newPage();
        end = 'answered';
        const at = { path, url: url ?? path.replace(/:\w+/g, 't1') };
        await serve(<Page />, calls, { at, ...(who === 'a guest' && { customer: null }) });
        await waitFor(() => expect(screen.queryAllByRole('status')).toEqual([]));
        await untilStill();
      },
      done: () => done + openedElsewhere(),
      sent: () => sent,
      end: (outcome: Outcome) => {
        end = outcome;
      },
      isRefusalSaid,
    };
    expect(await faultsOfButtons(walk)).toEqual([]);
  },
);
