// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { address, bookedOrder, failure } from '../../devtools/samples/entities.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { AddressStep } from '../../web/booking/AddressStep.tsx';
import { readTyped, writeTyped } from '../../web/ui/typedText.ts';
import { chosen, press, showFunnel } from './support/funnel.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const type = (name: string, value: string) => {
  fireEvent.input(screen.getByLabelText(name), { target: { value } });
};

/** The step of the address, with these saved, and what happens then. */
const addresses = (saved: object[], ...then: Step[]) =>
  showFunnel({
    draft: { ...chosen, addressId: null },
    steps: [
      { fact: { type: 'booking.resumed' } },
      { answers: 'loadAddresses', with: saved },
      ...then,
    ],
    View: AddressStep,
  });
const newAddress: Step = { fact: { type: 'address.added' } };
const refused = (code: string, data?: Record<string, unknown>): Step[] => [
  { fact: { type: 'order.requested' } },
  { fails: 'createOrder', with: failure(code, data) },
];

describe('the form of an address', () => {
  it('sends what was typed, and forgets it once it is saved', async () => {
    const { sentEvents, go } = await addresses([]);
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    type('Zipcode', '600020');
    type('House/Flat/Block number', '17');
    type('Road/Area', 'Third Cross Street');
    type('City and state', 'Chennai, Tamil Nadu');
    press('Save Address');
    const { houseNo, road, zipCode, cityState } = address;
    expect(sentEvents()).toEqual([
      { type: 'address.submitted', address: { houseNo, road, zipCode, cityState } },
    ]);
    await go({ fails: 'saveAddress', with: failure() });
    expect(readTyped('address')).toMatchObject({ road });
    press('Save Address');
    await go({ answers: 'saveAddress', with: address });
    expect(readTyped('address')).toBeUndefined();
  });

  it('that is left by Cancel goes back to the list, and forgets what was typed', async () => {
    const { sentEvents } = await addresses([address], newAddress);
    type('Road/Area', 'Mount Road');
    press('Cancel');
    expect(sentEvents()).toEqual([{ type: 'editing.cancelled' }]);
    expect(readTyped('address')).toBeUndefined();
  });

  it('opens again after a reload; whoever left it by Back stays in the list', async () => {
    writeTyped('address', { road: 'Mount Road' });
    const { sentEvents, go } = await addresses([address]);
    expect(sentEvents()).toEqual([newAddress.fact]);
    await go({ fact: { type: 'editing.cancelled' } });
    expect(sentEvents()).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Select Address');
  });

  it('is the way on where the list cannot be loaded', async () => {
    const { sentEvents } = await showFunnel({
      steps: [
        { fact: { type: 'xstate.route', to: '#address' } },
        { fails: 'loadAddresses', with: failure() },
      ],
    });
    expect(screen.getByRole('alert').textContent).toContain('Your saved addresses could not be');
    press('Enter an address');
    expect(sentEvents()).toEqual([newAddress.fact]);
  });
});

describe('an order that is refused at the address', () => {
  it('offers another lab where the chosen one does not come, and else does not', async () => {
    const { sentEvents, go } = await addresses([address]);
    expect(screen.queryByRole('button', { name: 'Choose another lab' })).toBeNull();
    await go(...refused('LAB_NOT_COLLECTING_THERE'));
    press('Choose another lab');
    expect(sentEvents().at(-1)).toEqual({ type: 'otherLab.wanted', pin: address.zipCode });
  });

  it('offers to give up the oldest unpaid booking, which it names', async () => {
    const { sentEvents, go } = await addresses([address]);
    const offer = 'Cancel that booking and continue';
    expect(screen.queryByRole('button', { name: offer })).toBeNull();
    await go(...refused('TOO_MANY_HOLDS', { oldest: 'o9' }));
    expect(screen.queryByRole('button', { name: offer })).toBeNull();
    await go({ answers: 'loadOldest', with: bookedOrder({ id: 'o9' }) });
    expect(screen.getByRole('heading', { level: 2 }).parentElement!.textContent).toBe(
      'Your oldest unpaid bookingLipid Profile for Leela MenonMon, 23 Nov, 07:00 am',
    );
    press(offer);
    expect(sentEvents().at(-1)).toEqual({ type: 'oldest.givenUp' });
  });
});
