// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddressPage } from '../../web/account/AddressPage.tsx';
import { FamilyPage } from '../../web/account/FamilyPage.tsx';
import { OffersPage } from '../../web/account/OffersPage.tsx';
import { address, patient } from '../../devtools/samples/entities.ts';
import { firstOrderOffer } from '../../devtools/samples/offers.ts';
import { refusal, serve } from './support/service.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const other = { ...address, id: 'a2', houseNo: '302', road: 'Main Road', isDefault: false };
const addresses = [address, other];
const patients = [patient, { ...patient, id: 'p2', name: 'Suresh Menon', relation: 'MYSELF' }];
const done = { message: 'Done' };
const cards = () => screen.findAllByRole('listitem');
const buttonsIn = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
const press = (name: string, within_: HTMLElement = document.body) =>
  fireEvent.click(within(within_).getByRole('button', { name }));
const write = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const valueOf = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;
const isClosed = (name: string) =>
  waitFor(() => expect(screen.queryByRole('group', { name })).toBeNull());
const answer = async (name: string) => {
  press(name, await screen.findByRole('alertdialog'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};
const refused = refusal('It cannot be done now.', { code: 'CONFLICT' });

describe('addresses', () => {
  it('each with what can be done with it; the default one is HOME', async () => {
    await serve(<AddressPage />, { Addresses: { addresses } });
    const shown = await cards();
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      'HOME17, Third Cross StreetChennai, Tamil Nadu 600020EditRemove',
      '302, Main RoadChennai, Tamil Nadu 600020EditUse as HOMERemove',
    ]);
    expect(screen.getAllByRole('button', { name: 'Add an address' })).toHaveLength(1);
    expect(screen.queryByText('No address yet')).toBeNull();
  });

  it('another one becomes HOME; the list is read again', async () => {
    const service = await serve(<AddressPage />, {
      Addresses: { addresses },
      ChooseDefaultAddress: { chooseDefaultAddress: { ...other, isDefault: true } },
    });
    press('Use as HOME', (await cards())[1]);
    await waitFor(() => expect(service.sent('Addresses')).toHaveLength(2));
    expect(service.sent('ChooseDefaultAddress')).toEqual([{ id: 'a2' }]);
  });

  it.each(['Use as HOME', 'Remove'])("says why '%s' was refused", async (act) => {
    const service = await serve(<AddressPage />, {
      Addresses: { addresses },
      ChooseDefaultAddress: refused,
      DeleteAddress: refused,
    });
    press(act, (await cards())[1]);
    if (act === 'Remove') await answer('Yes, remove');
    expect((await screen.findByRole('alert')).textContent).toBe('It cannot be done now.');
    expect(service.sent('Addresses')).toHaveLength(1);
  });

  it('one is removed after a question', async () => {
    const service = await serve(<AddressPage />, {
      Addresses: { addresses },
      DeleteAddress: { deleteAddress: done },
    });
    press('Remove', (await cards())[1]);
    await answer('Keep it');
    press('Remove', (await cards())[1]);
    await answer('Yes, remove');
    await waitFor(() => expect(service.sent('Addresses')).toHaveLength(2));
    expect(service.sent('DeleteAddress')).toEqual([{ id: 'a2' }]);
  });

  it('the first one is written from the empty page, and stays written when it is refused', async () => {
    const service = await serve(<AddressPage />, {
      Addresses: { addresses: [] },
      SaveAddress: refused,
    });
    await screen.findByText('No address yet');
    press('Add an address');
    await screen.findByRole('group', { name: 'Add an address' });
    expect(screen.queryByText('No address yet')).toBeNull();
    const typed = { zipCode: '600020', houseNo: '9', road: 'Lake Road', cityState: 'Chennai' };
    write('Zipcode', typed.zipCode);
    write('House/Flat/Block number', typed.houseNo);
    write('Road/Area', typed.road);
    write('City and state', typed.cityState);
    press('Save Address');
    expect((await screen.findByRole('alert')).textContent).toBe('It cannot be done now.');
    expect(service.sent('SaveAddress')).toEqual([{ input: { ...typed, id: null } }]);
    expect(valueOf('Road/Area')).toBe('Lake Road');
    service.answers.SaveAddress = { saveAddress: { ...other, ...typed } };
    press('Save Address');
    await isClosed('Add an address');
    expect(service.sent('Addresses')).toHaveLength(2);
    // The next one begins empty.
    press('Add an address');
    await screen.findByRole('group', { name: 'Add an address' });
    expect(valueOf('Road/Area')).toBe('');
  });

  it('one is changed in a form with what it is', async () => {
    const service = await serve(<AddressPage />, {
      Addresses: { addresses },
      SaveAddress: { saveAddress: other },
    });
    press('Edit', (await cards())[1]);
    await screen.findByRole('group', { name: 'Edit' });
    expect(valueOf('House/Flat/Block number')).toBe('302');
    press('Cancel');
    await isClosed('Edit');
    expect(service.sent('SaveAddress')).toEqual([]);
    press('Edit', (await cards())[1]);
    await screen.findByRole('group', { name: 'Edit' });
    write('House/Flat/Block number', '303');
    press('Save Address');
    await isClosed('Edit');
    const { id, road, zipCode, cityState } = other;
    expect(service.sent('SaveAddress')).toEqual([
      { input: { id, houseNo: '303', road, zipCode, cityState } },
    ]);
  });
});

describe('family', () => {
  const radio = (name: string) => screen.getAllByRole<HTMLInputElement>('radio', { name });

  it('each with who they are', async () => {
    await serve(<FamilyPage />, { Patients: { patients } });
    expect((await cards()).map(({ textContent }) => textContent)).toEqual([
      'Leela MenonMother · Female · 69 yearsEditRemove',
      'Suresh MenonSelf · Female · 69 yearsEditRemove',
    ]);
    expect(screen.getAllByRole('button', { name: 'Add a person' })).toHaveLength(1);
    expect(screen.queryByText('Nobody saved yet')).toBeNull();
  });

  it('somebody is removed after a question that names them', async () => {
    const service = await serve(<FamilyPage />, {
      Patients: { patients },
      DeletePatient: refused,
    });
    press('Remove', (await cards())[1]);
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Remove Suresh Menon?');
    await answer('Keep it');
    expect(service.sent('DeletePatient')).toEqual([]);
    press('Remove', (await cards())[1]);
    await answer('Yes, remove');
    expect((await screen.findByRole('alert')).textContent).toBe('It cannot be done now.');
    service.answers.DeletePatient = { deletePatient: done };
    press('Remove', (await cards())[1]);
    await answer('Yes, remove');
    await waitFor(() => expect(service.sent('Patients')).toHaveLength(2));
    expect(service.sent('DeletePatient')).toEqual([{ id: 'p2' }, { id: 'p2' }]);
  });

  it('the first one is written from the empty page; what is missing is said beside its field', async () => {
    const service = await serve(<FamilyPage />, {
      Patients: { patients: [] },
      SavePatient: { savePatient: patient },
    });
    await screen.findByText('Nobody saved yet');
    expect(buttonsIn(document.body)).toEqual(['Add a person']);
    press('Add a person');
    await screen.findByRole('group', { name: 'Add a person' });
    expect(screen.queryByText('Nobody saved yet')).toBeNull();
    press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe('Please fill all fields');
    for (const text of ['Name is missing', 'Date of birth is missing', 'Gender is missing'])
      expect(screen.getAllByText(text)).toHaveLength(1);
    write('Name', 'Ravi Menon');
    write('Date of birth', '1990-02-28');
    press('Save');
    expect(screen.getAllByText('Gender is missing')).toHaveLength(1);
    expect(service.sent('SavePatient')).toEqual([]);
    fireEvent.click(radio('Male')[0]!);
    await waitFor(() => expect(radio('Male')[0]!.checked).toBe(true));
    press('Save');
    await isClosed('Add a person');
    const input = { id: null, relation: 'OTHERS', name: 'Ravi Menon', dateOfBirth: '1990-02-28' };
    expect(service.sent('SavePatient')).toEqual([{ input: { ...input, gender: 'MALE' } }]);
    expect(service.sent('Patients')).toHaveLength(2);
  });

  it('somebody is changed in a form with who they are, which stays when that is refused', async () => {
    const service = await serve(<FamilyPage />, { Patients: { patients }, SavePatient: refused });
    press('Edit', (await cards())[0]);
    await screen.findByRole('group', { name: 'Edit' });
    expect([valueOf('Name'), valueOf('Date of birth')]).toEqual(['Leela Menon', '1957-09-30']);
    expect([radio('Mother')[0]!.checked, radio('Female')[0]!.checked]).toEqual([true, true]);
    fireEvent.click(radio('Daughter')[0]!);
    await waitFor(() => expect(radio('Daughter')[0]!.checked).toBe(true));
    press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe('It cannot be done now.');
    const { id, name, dateOfBirth, gender } = patient;
    expect(service.sent('SavePatient')).toEqual([
      { input: { id, name, dateOfBirth, gender, relation: 'DAUGHTER' } },
    ]);
    press('Cancel');
    await isClosed('Edit');
    press('Edit', (await cards())[0]);
    await screen.findByRole('group', { name: 'Edit' });
    expect(radio('Mother')[0]!.checked).toBe(true);
  });
});

it.each([
  [[], 0, 1],
  [
    [{ ...firstOrderOffer.offer, firstOrderOnly: true, perCustomer: 1, from: null, until: null }],
    1,
    0,
  ],
])('offers that run: %o, beside what every order has', async (offers, listed, none) => {
  await serve(<OffersPage />, { Offers: { offers } });
  await waitFor(() => expect(screen.queryAllByRole('status')).toEqual([]));
  expect(screen.queryAllByRole('heading', { name: '60% off your first order' })).toHaveLength(
    listed,
  );
  expect(screen.queryAllByText(/before you pay. Code FIRST60$/)).toHaveLength(listed);
  expect(screen.queryAllByText('No offer is running at the moment')).toHaveLength(none);
  expect(screen.getAllByText('₹100 off every order')).toHaveLength(1);
});
