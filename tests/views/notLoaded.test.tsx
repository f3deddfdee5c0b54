// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { laterSlot, lab, patient } from '../../devtools/samples/entities.ts';
import { trackedOrder } from '../../devtools/samples/orders.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { trackingMachine } from '../../machines/tracking/tracking.machine.ts';
import { AdminAppointmentsPage } from '../../web/admin/AdminOrdersPage.tsx';
import { AddTestSheet } from '../../web/booking/AddTestSheet.tsx';
import { SearchResults } from '../../web/home/SearchResults.tsx';
import { SlotPicker } from '../../web/orders/SlotPicker.tsx';
import { Booking } from '../../web/shared/flows/flows.ts';
import { order, orderAnswers } from '../shown/orderLists.shown.ts';
import { labTest as test } from '../shown/stockPages.shown.ts';
import { chosen } from './support/funnel.tsx';
import { startFindTest } from './support/homePart.tsx';
import { serve } from './support/service.tsx';
import type { Answer, ServiceAnswers } from './support/service.tsx';
import { press, says } from './support/page.ts';

async function sheet(): Promise<ReactNode> {
  const { go, actor } = walk(bookingMachine, { draft: chosen, pin: null });
  await go({ fact: { type: 'xstate.route', to: '#lab' } }, { answers: 'loadLabs', with: [lab] });
  await go({ fact: { type: 'item.wanted' } }, { answers: 'loadPatientsToAdd', with: [patient] });
  return (
    <Booking.Provider actor={actor as never}>
      <AddTestSheet />
    </Booking.Provider>
  );
}
async function slots(): Promise<ReactNode> {
  const order = trackedOrder();
  const { go, actor } = walk(trackingMachine, { orderId: order.id });
  await go({ answers: 'loadOrder', with: order });
  return <SlotPicker actor={actor as never} order={order} />;
}
async function search(): Promise<ReactNode> {
  const { flow } = startFindTest();
  await flow.go({ fact: { type: 'text.typed', text: 'Lipid' } }, { passes: 1000 });
  await flow.go({ answers: 'loadRelated', with: [] });
  return <SearchResults id="results" idOf={(id) => id} />;
}
const orders = () => Promise.resolve(<AdminAppointmentsPage />);

interface Case {
  name: string;
  view: () => Promise<ReactNode>;
  /** The call that fails, and what it is answered in the end. */
  call: string;
  answer: Answer;
  others?: ServiceAnswers;
  failed: string;
  /** What would be said, wrongly, of what is not there. */
  never: RegExp;
  there: string;
}
const assignable = { ...order, availableActions: ['ASSIGN'] };
const ordersThere: ServiceAnswers = {
  AdminOrders: { adminOrders: { items: [assignable], next: null } },
  LabsToFilter: { adminLabs: orderAnswers.adminLabs },
  VisitCounts: { visitCounts: orderAnswers.visitCounts },
};
const tests = { LabTests: { labTests: [test] } };
const cases: Case[] = [
  {
    name: 'the tests that may be added to a visit',
    view: sheet,
    call: 'LabTests',
    answer: tests.LabTests,
    failed: 'The tests could not be loaded.',
    never: /result\(s\) found|Popular tests/,
    there: 'Lipid Profile',
  },
  {
    name: 'the times that an order may move to',
    view: slots,
    call: 'Slots',
    answer: { slots: [laterSlot] },
    failed: 'The time slots could not be loaded.',
    never: /no other open slot/,
    there: '12:30 pm',
  },
  {
    name: 'the tests in which the search looks',
    view: search,
    call: 'LabTests',
    answer: tests.LabTests,
    failed: 'The list could not be loaded.',
    never: /result\(s\) found/,
    there: '1 result(s) found',
  },
  {
    name: 'the technicians whom an order may be given to',
    view: orders,
    call: 'Technicians',
    answer: { technicians: [{ id: 't9', name: 'Farida' }] },
    others: ordersThere,
    failed: 'The labs and technicians to choose from could not be loaded.',
    never: /No technicians yet/,
    there: 'Farida',
  },
];

describe.each(cases)('$name', ({ view, call, answer, others, failed, never, there }) => {
  const body = () => document.body.textContent;

  it('say that they could not be loaded, and have another try', async () => {
    const service = await serve(await view(), { ...others, [call]: 'away' });
    await says(expect.stringContaining(failed));
    expect(body()).not.toMatch(never);
    service.answers[call] = answer;
    press('Retry');
    await says();
    expect((await screen.findAllByText(there)).length).toBeGreaterThan(0);
    expect(service.sent(call)).toHaveLength(2);
  });

  it('are not said to be none while they are loaded', async () => {
    const answers: ServiceAnswers = { ...others };
    delete answers[call];
    const service = await serve(await view(), answers);
    await waitFor(() => expect(service.sent(call)).toHaveLength(1));
    expect(await screen.findAllByText(/^Loading/)).toHaveLength(1);
    expect(body()).not.toMatch(never);
  });
});
