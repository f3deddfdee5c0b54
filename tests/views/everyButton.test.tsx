// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { laterSlot } from '../../devtools/samples/entities.ts';
import { completedOrder, trackedOrder } from '../../devtools/samples/orders.ts';
import { routes } from '../../web/routes.ts';
import type { RouteName } from '../../web/routes.ts';
import type { PageLoader, Route } from '../../web/shared/route.ts';
import { toaster } from '../../web/ui/toaster.ts';
import type { ShownOnPage } from '../shown/shownOnPage.ts';
import { faultsOfButtons, untilStill } from './support/buttonFaults.ts';
import type { Outcome } from './support/buttonFaults.ts';
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

/** The start page is made of flows of its own (`homeMoments.test.tsx`). */
const pages = pagesFor('customer', 'admin', 'everyone').filter(([name]) => name !== 'home');
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

/** An order that can still be cancelled and moved, and one that is over. */
const orders = [trackedOrder(), completedOrder()].map((order): [RouteName, ShownOnPage] => [
  'trackOrder',
  { blocks: [], prices: [], answers: { order, slots: [laterSlot] } },
]);

it.each([...pages, ...readNothing, ...orders])(
  'on %s every button works',
  async (name, { answers, url }) => {
    const { path, load } = routes[name] as Route;
    const Page = await (load as PageLoader)();
    let [done, sent] = [0, 0];
    vi.spyOn(window, 'print').mockImplementation(() => {
      done += 1;
    });
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
        newPage();
        end = 'answered';
        await serve(<Page />, calls, { at: { path, url: url ?? path.replace(/:\w+/g, 't1') } });
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
