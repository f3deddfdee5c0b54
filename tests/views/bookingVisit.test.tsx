// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lab, orderWithOffer } from '../../devtools/samples/entities.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import type { Draft } from '../../machines/booking/draft.ts';
import { BookingRail } from '../../web/booking/BookingRail.tsx';
import type { BookingStep } from '../../web/booking/bookingSteps.tsx';
import { chosen, showFunnel } from './support/funnel.tsx';
import { answers, asked, beside, opened, reloaded, several, visit } from './support/visit.tsx';

beforeEach(() => {
  sessionStorage.clear();
  asked.length = 0;
});
afterEach(cleanup);

/** The terms of the rail, each with what it says. */
const terms = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling!.textContent]);
const rail = (step: BookingStep) => beside(() => <BookingRail step={step} />);

describe('beside the steps on a desk', () => {
  const none = 'Not chosen yet';
  it.each<[string, BookingStep, Draft, Step[], string[][]]>([
    [
      'what the test starts from before a lab is chosen',
      'patient',
      { ...emptyDraft('d1'), testId: 't1' },
      [],
      [
        ['Test', 'Lipid Profile'],
        ['For', none],
        ['Lab', none],
        ['Time slot', none],
        ['Address', none],
        ['Starting from', '₹1,649'],
      ],
    ],
    [
      "the lab's price, and what is to be paid of it",
      'address',
      chosen,
      [],
      [
        ['Test', 'Lipid Profile'],
        ['For', 'Leela Menon'],
        ['Lab', lab.name],
        ['Time slot', 'Mon, 23 Nov, 07:00 am – 07:30 am'],
        ['Address', none],
        ['Price at this lab', '₹649'],
        ['To pay', '₹549'],
      ],
    ],
    [
      'when and where, after a reload',
      'lab',
      chosen,
      [{ fact: { type: 'xstate.route', to: '#lab' } }, { answers: 'loadLabs', with: [lab] }],
      [
        ['Test', 'Lipid Profile'],
        ['For', 'Leela Menon'],
        ['Lab', lab.name],
        ['Time slot', 'Mon, 23 Nov, 07:00 am – 07:30 am'],
        ['Address', '17, Third Cross Street, Chennai, Tamil Nadu'],
        ['Price at this lab', '₹649'],
        ['To pay', '₹549'],
      ],
    ],
    [
      'each of several tests with its person',
      'slot',
      { ...visit, addressId: null },
      [],
      [
        ['Tests (2)', 'Lipid Profile · Leela MenonTSH · Ravi Menon'],
        ['Lab', lab.name],
        ['Time slot', none],
        ['Address', none],
        ['Price at this lab', '₹649'],
        ['To pay', '₹549'],
      ],
    ],
    [
      'an order with its own price',
      'review',
      emptyDraft('d1'),
      opened(),
      [
        ['Test', 'Lipid Profile'],
        ['For', 'Leela Menon'],
        ['Lab', lab.name],
        ['Time slot', 'Mon, 23 Nov, 07:00 am – 07:30 am'],
        ['Address', '17, Third Cross Street, Chennai, Tamil Nadu'],
        ['Item total', '₹649'],
        ['Discount', '-₹100'],
        ['Grand total', '₹549'],
      ],
    ],
    [
      'an order of several with an offer',
      'review',
      emptyDraft('d1'),
      opened({ ...orderWithOffer(), items: several, itemTotal: 1289, amount: 900 }),
      [
        ['Tests (3)', 'Lipid Profile · Leela MenonTSH · Ravi MenonTSH · Leela Menon'],
        ['Lab', lab.name],
        ['Time slot', 'Mon, 23 Nov, 07:00 am – 07:30 am'],
        ['Address', '17, Third Cross Street, Chennai, Tamil Nadu'],
        ['Item total', '₹1,289'],
        ['Discount (60% off your first order)', '-₹389'],
        ['Grand total', '₹900'],
      ],
    ],
  ])('stands %s', async (_, step, draft, steps, lines) => {
    await showFunnel({
      draft,
      steps: steps.length > 0 ? steps : reloaded(draft),
      answers,
      View: rail(step),
    });
    await waitFor(() => expect(terms()).toEqual(lines));
  });
});
