// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lab, patient } from '../../devtools/samples/entities.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import type { Draft } from '../../machines/booking/draft.ts';
import { stepOf } from '../../web/booking/bookingSteps.tsx';
import { Booking } from '../../web/shared/flows/flows.ts';
import { BookingSummary } from '../../web/booking/BookingSummary.tsx';
import { chosen, showFunnel } from './support/funnel.tsx';
import {
  answers,
  asked,
  beside,
  opened,
  reloaded,
  second,
  several,
  visit,
} from './support/visit.tsx';

beforeEach(() => {
  sessionStorage.clear();
  asked.length = 0;
});
afterEach(cleanup);

/** The line as it stands on the step that the funnel is at. */
const Line = beside(() => <BookingSummary step={Booking.useSelector(stepOf)} />);
const summary = () => document.querySelector('[data-booking-summary]')!.textContent;

describe('the line that names the booking', () => {
  const line = async (draft: Draft, ...steps: Step[]) => {
    await showFunnel({
      draft,
      steps: steps.length > 0 ? steps : reloaded(draft),
      answers,
      View: Line,
    });
    await waitFor(() => expect(summary()).not.toBe(''));
    return summary();
  };
  it.each<[string, Draft, Step[], string]>([
    ['the test', { ...emptyDraft('d1'), testId: 't1' }, [], 'Lipid Profile'],
    ['for whom', { ...chosen, labId: null }, [], 'Lipid Profile · Leela Menon'],
    ['and the price', chosen, [], 'Lipid Profile · Leela Menon · ₹649'],
    ['several tests', { ...visit, labId: null }, [], '2 tests · 2 people'],
    [
      'several tests for one person',
      { ...visit, labId: null, added: [{ ...second, patientId: 'p1' }] },
      [],
      '2 tests · 1 person',
    ],
    ['an order', emptyDraft('d1'), opened(), 'Lipid Profile · Leela Menon · ₹549'],
    [
      'an order of several',
      emptyDraft('d1'),
      opened({ items: several, amount: 1189 }),
      '3 tests · 2 people · ₹1,189',
    ],
  ])('says %s', async (_, draft, steps, words) => {
    await line(draft, ...steps);
    await waitFor(() => expect(summary()).toBe(words));
  });

  it('asks for nothing that the funnel knows, or that is not chosen', async () => {
    await line({ ...emptyDraft('d1'), testId: 't1' });
    expect(asked).toEqual([]);
    cleanup();
    await line(emptyDraft('d1'), ...opened());
    expect(asked).toEqual([]);
    cleanup();
    await line(
      chosen,
      { fact: { type: 'xstate.route', to: '#patient' } },
      { answers: 'loadPatients', with: [patient] },
      { fact: { type: 'xstate.route', to: '#lab' } },
      { answers: 'loadLabs', with: [lab] },
    );
    expect([asked, summary()]).toEqual([[], 'Lipid Profile · Leela Menon · ₹649']);
  });

  it.each<[string, Step[], string[]]>([
    ['whom a step loads', [{ fact: { type: 'xstate.route', to: '#patient' } }], ['Labs']],
    ['which labs a step loads', [{ fact: { type: 'xstate.route', to: '#lab' } }], ['Patients']],
    ['before it is known which step it is', [], []],
    [
      'what an order is repeated by, which is asked anew',
      [
        {
          fact: {
            type: 'order.repeated',
            draftId: 'd2',
            order: { items: [{ testId: 't1', patientId: 'p1' }], labId: 'l1', addressId: 'a1' },
          },
        },
      ],
      [],
    ],
  ])('does not ask %s', async (_, steps, others) => {
    await showFunnel({ draft: chosen, steps, answers, View: Line });
    await waitFor(() => expect(asked.map(([operation]) => operation)).toEqual(others));
  });

  it.each([
    [chosen, { testId: 't1' }],
    [visit, { testIds: ['t1', 't2'] }],
  ])('asks for the labs of all tests of the visit', async (draft, variables) => {
    await line(draft);
    await waitFor(() => expect(asked).toContainEqual(['Labs', variables]));
  });
});
