// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  address,
  bookedOrder,
  failure,
  lab,
  patient,
  slot,
} from '../../devtools/samples/entities.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import { AddressStep } from '../../web/booking/AddressStep.tsx';
import { BookingFlow } from '../../web/booking/BookingFlow.tsx';
import { HoldCountdown } from '../../web/booking/HoldCountdown.tsx';
import { PatientStep } from '../../web/booking/PatientStep.tsx';
import { writeTyped } from '../../web/ui/typedText.ts';
import { toReview } from '../machines/support/funnel.ts';
import { back, newPage, settled } from './support/browserBack.ts';
import { button, chosen, press, showFunnel } from './support/funnel.tsx';

beforeEach(() => {
  sessionStorage.clear();
  newPage();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  cleanup();
  await settled();
});

const at = (step: string): Step => ({ fact: { type: 'xstate.route', to: `#${step}` } });
const opened = (wanted: 'review' | 'checkout'): Step[] => [
  { fact: { type: 'order.opened', orderId: 'o1', wanted } },
  { answers: 'loadOrder', with: bookedOrder() },
];
const isBusy = (name: string | RegExp) => button(name).hasAttribute('data-loading');

describe('Back', () => {
  const noAddress = { ...chosen, addressId: null };
  const toAddresses: Step[] = [at('address'), { answers: 'loadAddresses', with: [address] }];
  const toPatients: Step[] = [at('patient'), { answers: 'loadPatients', with: [patient] }];

  it.each([
    ['an address', noAddress, toAddresses, 'address.added', AddressStep],
    ['a patient', chosen, toPatients, 'patient.added', PatientStep],
  ])('closes the form of %s before it leaves the step', async (_, draft, steps, added, View) => {
    const { sentEvents } = await showFunnel({
      draft,
      steps: [...steps, { fact: { type: added } }],
      View,
    });
    await settled();
    await back();
    expect(sentEvents()).toEqual([{ type: 'editing.cancelled' }]);
  });
});

describe('a form that a reload interrupted', () => {
  it('of an address opens again once it is known what is saved, and not before', async () => {
    writeTyped('address', { road: 'Mount Road' });
    const { sentEvents, go } = await showFunnel({
      draft: { ...chosen, addressId: null },
      steps: [at('address')],
      View: AddressStep,
    });
    expect(sentEvents()).toEqual([]);
    await go({ answers: 'loadAddresses', with: [address] });
    expect(sentEvents()).toEqual([{ type: 'address.added' }]);
  });

  it('of a patient opens again once it is known who is saved, and not before', async () => {
    writeTyped('patient', { id: 'p1', name: 'Leela', named: 'yes' });
    const draft = { ...emptyDraft('d1'), testId: 't1' };
    const { sentEvents, go } = await showFunnel({
      draft,
      steps: [at('patient')],
      View: PatientStep,
    });
    expect(sentEvents()).toEqual([]);
    await go({ answers: 'loadPatients', with: [patient] });
    expect(sentEvents()).toEqual([{ type: 'patient.edited', patientId: 'p1' }]);
  });

  it('of who has one name alone begins with that', async () => {
    await showFunnel({
      draft: { ...emptyDraft('d1'), testId: 't1' },
      steps: [at('patient'), { answers: 'loadPatients', with: [] }],
      customer: { lastName: '' },
    });
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Asha');
  });

  it('of who books begins with the name that is saved, not with that of the account', async () => {
    const myself = { ...patient, id: 'p0', name: 'A. M.', relation: 'MYSELF' };
    await showFunnel({
      draft: { ...emptyDraft('d1'), testId: 't1' },
      steps: [
        at('patient'),
        { answers: 'loadPatients', with: [myself] },
        { fact: { type: 'patient.edited', patientId: 'p0' } },
      ],
      View: PatientStep,
    });
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('A. M.');
  });
});

it('the link to a new address leaves the address of the page as it is', async () => {
  await showFunnel({ steps: [at('address'), { answers: 'loadAddresses', with: [address] }] });
  expect(fireEvent.click(screen.getByRole('link', { name: 'Add Address' }))).toBe(false);
});

describe('what is on its way', () => {
  it('is a patient that is saved', async () => {
    const { go } = await showFunnel({
      draft: { ...emptyDraft('d1'), testId: 't1' },
      steps: [at('patient'), { answers: 'loadPatients', with: [] }],
    });
    fireEvent.input(screen.getByLabelText('Date of birth'), { target: { value: '1990-02-28' } });
    fireEvent.click(screen.getByLabelText('Female'));
    await waitFor(() =>
      expect(screen.getByLabelText('Female').closest('label')!.dataset.state).toBe('checked'),
    );
    expect(isBusy('Next')).toBe(false);
    press('Next');
    expect(isBusy('Next')).toBe(true);
    await go({ fails: 'savePatient', with: failure() });
    expect([isBusy('Next'), screen.getByRole('alert').textContent]).toEqual([false, 'It failed']);
  });

  it('is an address that is saved, and an order that is made', async () => {
    const { go } = await showFunnel({
      draft: { ...chosen, addressId: null },
      steps: [at('address'), { answers: 'loadAddresses', with: [] }],
      View: AddressStep,
    });
    for (const [label, value] of [
      ['Zipcode', '600020'],
      ['House/Flat/Block number', '17'],
      ['Road/Area', 'Third Cross Street'],
      ['City and state', 'Chennai, Tamil Nadu'],
    ] as const)
      fireEvent.input(screen.getByLabelText(label), { target: { value } });
    expect(isBusy('Save Address')).toBe(false);
    press('Save Address');
    expect(isBusy('Save Address')).toBe(true);
    await go({ answers: 'saveAddress', with: address });
    expect(isBusy('Complete Order')).toBe(false);
    press('Complete Order');
    expect(isBusy('Complete Order')).toBe(true);
  });

  it.each([
    ['review', 'Continue', 'Pay ₹549'],
    ['checkout', 'Pay Now', 'Pay Now'],
  ] as const)('is a payment that begins on %s', async (wanted, leadsOn, pay) => {
    await showFunnel({ draft: chosen, steps: opened(wanted) });
    expect([isBusy(leadsOn), button(pay).disabled]).toEqual([false, false]);
    press(pay);
    expect([isBusy(leadsOn), button(pay).disabled]).toEqual([true, true]);
  });
});

describe('the hold of a seat', () => {
  it('is not spoken of where none is held', async () => {
    await showFunnel({ steps: [], View: HoldCountdown });
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('is counted no longer once the page is left', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await showFunnel({ steps: opened('review'), View: HoldCountdown });
    expect(vi.getTimerCount()).toBe(1);
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the funnel', () => {
  const Where = () => {
    const { pathname, hash } = useLocation();
    return <code id="where">{`${useNavigationType()} ${pathname}${hash}`}</code>;
  };
  const where = () => document.getElementById('where')!.textContent;
  const flow = (steps: Step[]) =>
    showFunnel({
      steps,
      View: () => (
        <>
          <BookingFlow />
          <Where />
        </>
      ),
    });

  it('that is given up leads to the tests, in the place of its step', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const { go } = await flow([at('lab'), { answers: 'loadLabs', with: [lab] }]);
    expect(where()).toContain('/Lab');
    // What is not known yet is left out.
    expect(document.querySelector('[data-booking-summary]')!.textContent).toBe(' · ₹649');
    await go({ fact: { type: 'booking.forgotten', draftId: 'd2' } });
    expect(where()).toBe('REPLACE /home#tests');
  });

  it('goes back to a slot with the order as it is, until another is chosen', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const { go } = await flow([at('address'), ...toReview]);
    const summary = () => document.querySelector('[data-booking-summary]')!.textContent;
    expect(summary()).toBe('Lipid Profile · Leela Menon · ₹549');
    await go({ fact: { type: 'change.wanted', step: 'slot' } });
    expect(summary()).toBe('Lipid Profile · Leela Menon · ₹549');
    await go(
      { answers: 'loadSlots', with: [slot, { ...slot, id: 's9', startTime: '08:00 am' }] },
      { fact: { type: 'slot.selected', slotId: 's9' } },
    );
    expect(summary()).toBe('');
  });
});
