// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patient, user } from '../../devtools/samples/entities.ts';
import { firstOrderOffer } from '../../devtools/samples/offers.ts';
import { AddressPage } from '../../web/account/AddressPage.tsx';
import { FamilyPage } from '../../web/account/FamilyPage.tsx';
import { OffersPage } from '../../web/account/OffersPage.tsx';
import { ProfilePanel } from '../../web/account/ProfilePanel.tsx';
import { WhatsAppConsent } from '../../web/account/WhatsAppConsent.tsx';
import { writePin } from '../../web/shared/pin/storedPin.ts';
import { signInPorts } from '../../web/signIn/signIn.ports.ts';
import { back, newPage, settled } from './support/browserBack.ts';
import { press } from './support/page.ts';
import { serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';

beforeEach(() => {
  sessionStorage.clear();
  writePin(null);
  newPage();
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await settled();
});

const isBusy = (name: string) =>
  screen.getByRole('button', { name, hidden: true }).hasAttribute('data-loading');
const write = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

it('a new address begins with the PIN code of the device', async () => {
  writePin('600020');
  await serve(<AddressPage />, { Addresses: { addresses: [] } });
  await screen.findByText('No address yet');
  press('Add an address');
  await screen.findByRole('group', { name: 'Add an address' });
  expect(screen.getByLabelText<HTMLInputElement>('Zipcode').value).toBe('600020');
  for (const name of ['House/Flat/Block number', 'Road/Area', 'City and state']) write(name, 'x');
  expect(isBusy('Save Address')).toBe(false);
  press('Save Address');
  expect(isBusy('Save Address')).toBe(true);
});

it('somebody of the family who is being saved is not saved twice', async () => {
  const service = await serve(<FamilyPage />, { Patients: { patients: [patient] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByRole('group', { name: 'Edit' });
  expect(isBusy('Save')).toBe(false);
  press('Save');
  expect(isBusy('Save')).toBe(true);
  press('Save');
  await waitFor(() => expect(service.sent('SavePatient')).toHaveLength(1));
});

it('an offer says its terms one a line, and what it stands in place of', async () => {
  const offer = { ...firstOrderOffer.offer, firstOrderOnly: true, perCustomer: 1 };
  await serve(<OffersPage />, {
    Offers: { offers: [{ ...offer, from: '2026-11-23', until: null }] },
  });
  const list = (await screen.findByRole('heading', { name: offer.title })).nextElementSibling!;
  expect(Array.from(list.children, ({ textContent }) => textContent)).toEqual([
    '60% off what the tests cost, up to ₹500',
    'For your first paid order, by account and mobile number',
    'Once for each customer',
    'From Mon, 23 Nov',
    'In place of the ₹100 that every order has off, when it is more',
  ]);
});

it('offers are waited for, and asked for again where they did not come', async () => {
  const seen = () => [
    screen.queryAllByRole('status').length,
    screen.queryAllByRole('alert').length,
    screen.queryAllByRole('heading', { name: firstOrderOffer.offer.title }).length,
  ];
  const offer = { ...firstOrderOffer.offer, firstOrderOnly: true, perCustomer: 1 };
  const service = await serve(<OffersPage />, { Offers: 'away' });
  expect(seen()).toEqual([1, 0, 0]);
  await waitFor(() => expect(seen()).toEqual([0, 1, 0]));
  service.answers.Offers = { offers: [{ ...offer, from: null, until: null }] };
  press('Retry');
  await waitFor(() => expect(seen()).toEqual([0, 0, 1]));
});

describe('the panel of the profile', () => {
  const closed = vi.fn<() => void>();
  beforeEach(() => closed.mockClear());
  const panel = async (changes: Partial<typeof user> = {}, answers: ServiceAnswers = {}) => {
    const service = await serve(
      <ProfilePanel open onClose={closed}>
        {null}
      </ProfilePanel>,
      answers,
      { customer: changes as never },
    );
    await screen.findByText('Manage Address');
    return service;
  };

  it('closes by its button, by Escape and by Back', async () => {
    await panel();
    await settled();
    press('Close');
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(2));
    await back();
    expect(closed).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['Asha', 'A'],
    ['', 'M'],
  ])('has the initial of “%s”, or that of the e-mail', async (firstName, initial) => {
    await panel({ firstName, email: 'menon@example.com' });
    const drawn = document.querySelector('[data-panel=profile] div[aria-hidden]')!;
    expect(drawn.textContent).toBe(initial);
  });

  it('sends names, and a wish to be forgotten, once', async () => {
    const service = await panel();
    press('Edit');
    expect(isBusy('Save')).toBe(false);
    press('Save');
    await waitFor(() => expect(isBusy('Save')).toBe(true));
    expect(service.sent('UpdateProfile')).toHaveLength(1);
    press('Delete my account');
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'assay-1' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(isBusy('Delete for good')).toBe(true));
  });
});

it('of several presses on a box the last is what stays: they are sent one after the other', async () => {
  const answers: (() => void)[] = [];
  const service = await serve(<WhatsAppConsent allowed={false} />, {});
  const sent: boolean[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    const { variables } = JSON.parse(body as string) as {
      variables: { input: { whatsApp: boolean } };
    };
    sent.push(variables.input.whatsApp);
    const updateProfile = { __typename: 'User', ...user, whatsApp: variables.input.whatsApp };
    return new Promise((resolve) =>
      answers.push(() => resolve(Response.json({ data: { updateProfile } }))),
    );
  });
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  fireEvent.click(box);
  await waitFor(() => expect(sent).toEqual([true]));
  fireEvent.click(box);
  await settled();
  expect([sent, service.sent('UpdateProfile')]).toEqual([[true], []]);
  await act(async () => answers[0]!());
  await waitFor(() => expect(sent).toEqual([true, false]));
  await waitFor(() => expect(box.checked).toBe(false));
});

it('a customer’s login never asks for a second factor', async () => {
  const { signal } = new AbortController();
  await expect(signInPorts.customer.confirmSignIn({ otp: '1' }, signal)).rejects.toThrow(
    'Customers have no second factor.',
  );
});
