// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { address, bookedOrder, lab, slot, user } from '../../devtools/samples/entities.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { emptyDraft, withOrder } from '../../machines/booking/draft.ts';
import type { Draft } from '../../machines/booking/draft.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { BookingRail } from '../../web/booking/BookingRail.tsx';
import { BookingSummary } from '../../web/booking/BookingSummary.tsx';
import type { BookingStep } from '../../web/booking/bookingSteps.tsx';
import { ResumeCards } from '../../web/booking/ResumeCard.tsx';
import { writeDraft } from '../../web/shared/drafts/draftStorage.ts';
import { Session } from '../../web/shared/flows/flows.ts';
import { toReview } from '../machines/support/funnel.ts';
import { chosen, showFunnel } from './support/funnel.tsx';
import { answers, asked, beside, visit } from './support/visit.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  asked.length = 0;
  // What did not come with the page is on its way.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = (step: string): Step => ({ fact: { type: 'xstate.route', to: `#${step}` } });
const comes = (name: string, ...list: unknown[]): Step => ({ answers: name, with: list });
const terms = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling!.textContent]);
const operations = () => asked.map(([operation]) => operation).toSorted();

describe('beside a step is asked what nobody knows yet, and nothing else', () => {
  const known = (draft: Draft) => withOrder(draft, 'o1');
  it.each<[string, BookingStep, Draft, Step[], string[]]>([
    [
      'not the times, which the step loads',
      'slot',
      chosen,
      [at('slot')],
      ['Addresses', 'Labs', 'Patients'],
    ],
    [
      'not the addresses, which the step loads',
      'address',
      chosen,
      [at('address')],
      ['Labs', 'Patients', 'Slots'],
    ],
    [
      'neither time nor address before they are chosen',
      'lab',
      { ...chosen, slotId: null, addressId: null },
      [at('lab')],
      ['Patients'],
    ],
    [
      'no times before a lab is chosen',
      'lab',
      { ...chosen, labId: null },
      [at('lab')],
      ['Addresses', 'Patients'],
    ],
    [
      'no times that the funnel knows',
      'lab',
      chosen,
      [at('slot'), comes('loadSlots', slot)],
      ['Addresses', 'Patients'],
    ],
    [
      'no addresses that the funnel knows',
      'lab',
      chosen,
      [at('address'), comes('loadAddresses', address)],
      ['Patients', 'Slots'],
    ],
    ['nothing of an order that was just made', 'lab', chosen, [at('address'), ...toReview], []],
    [
      'nothing of an order that was opened',
      'lab',
      known(chosen),
      [
        { fact: { type: 'order.opened', orderId: 'o1', wanted: 'review' } },
        { answers: 'loadOrder', with: bookedOrder() },
      ],
      [],
    ],
  ])('%s', async (_, step, draft, steps, wanted) => {
    await showFunnel({ draft, steps, answers, View: beside(() => <BookingRail step={step} />) });
    await waitFor(() => expect(operations()).toEqual(wanted));
  });
});

describe('beside a step stands', () => {
  it('nothing in the place of what is not known', async () => {
    const draft = { ...emptyDraft('d1'), testId: 't1' };
    await showFunnel({ draft, steps: [], View: () => <BookingRail step="patient" /> });
    expect(terms()).toEqual([
      ['Test', ''],
      ['For', 'Not chosen yet'],
      ['Lab', 'Not chosen yet'],
      ['Time slot', 'Not chosen yet'],
      ['Address', 'Not chosen yet'],
    ]);
  });

  it('the tests of a visit without their names, until these are known', async () => {
    await showFunnel({ draft: visit, steps: [], View: () => <BookingRail step="patient" /> });
    expect(terms()[0]).toEqual(['Tests (2)', ' ·  · ']);
  });

  it('no amount to pay where the service says none', async () => {
    const steps = [at('lab'), comes('loadLabs', { ...lab, amountInRupees: null })];
    await showFunnel({ steps, answers, View: beside(() => <BookingRail step="lab" />) });
    expect(terms().slice(5)).toEqual([['Price at this lab', '₹649']]);
  });

  it('the person and the lab that were chosen, of several', async () => {
    const draft = { ...chosen, patientId: 'p2', labId: 'l2' };
    const View = beside(() => <BookingSummary step="slot" />);
    await showFunnel({ draft, steps: [at('slot')], answers, View });
    const summary = () => document.querySelector('[data-booking-summary]')!.textContent;
    await waitFor(() => expect(summary()).toBe('Lipid Profile · Ravi Menon · ₹609'));
  });
});

describe('a booking that waits', () => {
  const cards = (View: () => React.ReactNode, known: typeof answers | 'never' = answers) =>
    showFunnel({
      draft: emptyDraft('new'),
      steps: [],
      answers: known,
      View: beside(() => <View />),
    });
  const listed = () =>
    Array.from(document.querySelectorAll('[data-resume] p'), ({ textContent }) => textContent);

  it('is named without a person where none was chosen, and nobody is asked for', async () => {
    writeDraft({ ...emptyDraft('d1'), testId: 't1', orderId: 'o1' }, user.id);
    await cards(ResumeCards);
    expect([listed(), operations()]).toEqual([['Continue your booking of Lipid Profile'], []]);
  });

  it('is not named before it is known for whom it is', async () => {
    writeDraft(chosen, user.id);
    await cards(ResumeCards, 'never');
    expect(listed()).toEqual([]);
  });

  it('is not named to a guest', async () => {
    writeDraft(chosen, user.id);
    const session = walk(sessionMachine);
    await session.go({ answers: 'loadUser', with: null });
    await cards(() => (
      <Session.Provider actor={session.actor as never}>
        <ResumeCards />
      </Session.Provider>
    ));
    expect([listed(), operations()]).toEqual([[], []]);
  });
});
