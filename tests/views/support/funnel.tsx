import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { everything } from '../../../devtools/samples/booking.samples.ts';
import { bookedOrder } from '../../../devtools/samples/orders.ts';
import { walk } from '../../../devtools/simulation/walk.ts';
import type { Step } from '../../../devtools/simulation/walk.ts';
import { bookingMachine } from '../../../machines/booking/booking.machine.ts';
import type { WantedPage } from '../../../machines/booking/booking.types.ts';
import { emptyDraft } from '../../../machines/booking/draft.ts';
import type { Draft } from '../../../machines/booking/draft.ts';
import type { User } from '../../../machines/generated/schema.ts';
import { bookingSteps, stepOf } from '../../../web/booking/bookingSteps.tsx';
import { Booking } from '../../../web/shared/flows/flows.ts';
import { callOf, fieldsOf } from '../../web/support/gateway.ts';
import { createPageData, PageDataContext } from '../../../web/shared/pageData.ts';
import type { PageData } from '../../../web/shared/pageData.ts';
import { textsOf } from './page.ts';
import { show } from './show.tsx';
import type { Answers } from './show.tsx';

/** Everything is chosen. */
export const chosen: Draft = { ...emptyDraft('d1'), ...everything };

/** The funnel goes to a step. */
export const at = (step: string): Step => ({ fact: { type: 'xstate.route', to: `#${step}` } });
/** The service answers with a list. */
export const comes = (name: string, ...list: unknown[]): Step => ({ answers: name, with: list });
/** An order is opened at one of its pages. */
export const opened = (
  wanted: WantedPage,
  changes: Parameters<typeof bookedOrder>[0] = {},
): Step[] => [
  { fact: { type: 'order.opened', orderId: 'o1', wanted } },
  { answers: 'loadOrder', with: bookedOrder(changes) },
];
/** What the bar at the bottom says of the choice. */
export const below = () => textsOf('[data-bottom-bar] [aria-live]')[0];

interface Opened {
  draft?: Draft;
  pin?: string | null;
  steps: readonly Step[];
  /** What the service says of whatever a view asks for itself. */
  answers?: Answers;
  /** What is shown instead of the step that the funnel is at. */
  View?: ComponentType;
  /** Whose booking it is, apart from a usual customer. */
  customer?: Partial<User>;
}

/** What came with the page, and what it asks for later, answered where the answers speak of it. */
function answerPage(answers: Answers): PageData {
  const others = fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (!url.startsWith('/graphql')) return others(url, init);
    const call = callOf(url, init.body);
    const isSaid = typeof answers !== 'object' || fieldsOf(call).every((field) => field in answers);
    if (answers === 'never' || !isSaid) return new Promise(() => undefined);
    if (answers === 'error') throw new Error('The service is away');
    const data = typeof answers === 'function' ? answers(call.name, call.variables) : answers;
    return Response.json({ data });
  });
  return createPageData({});
}

/** The funnel's screen after these steps, and what is sent to it from then on. */
export async function showFunnel(opened: Opened) {
  const { draft = chosen, pin = null, steps, answers, View, customer } = opened;
  const one = walk(bookingMachine, { draft, pin });
  await one.go(...steps);
  const send = vi.spyOn(one.actor, 'send');
  const Shown = View ?? bookingSteps[stepOf(one.snapshot() as never)].View;
  const pageData = answerPage(answers ?? 'never');
  await show(
    <PageDataContext value={pageData}>
      <Booking.Provider actor={one.actor as never}>
        <main>
          <Shown />
        </main>
      </Booking.Provider>
    </PageDataContext>,
    answers,
    undefined,
    customer,
  );
  return {
    one,
    go: (...next: Step[]) => act(() => one.go(...next)),
    /** The events that were sent, in order. */
    sentEvents: (): AnyEventObject[] => send.mock.calls.map(([fact]) => fact),
  };
}
