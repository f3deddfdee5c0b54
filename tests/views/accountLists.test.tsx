// @vitest-environment jsdom
import { childPatient } from '../../devtools/samples/childPatient.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { AddressPage, SavedAddressForm } from '../../web/account/AddressPage.tsx';
import { FamilyPage, PersonForm } from '../../web/account/FamilyPage.tsx';
import { OnTheWay } from '../../web/shared/drawings.ts';
import { OffersPage } from '../../web/account/OffersPage.tsx';
import { accountCopy } from '../../web/copy/account.ts';
import { profileCopy } from '../../web/copy/profile.ts';
import { bookingCopy } from '../../web/copy/booking.ts';
import { genderNames, relationNames } from '../../web/copy/patients.ts';
import { writePin } from '../../web/shared/pin/storedPin.ts';
import { address, addressParts, patient } from '../../devtools/samples/entities.ts';
import { addressLines } from '../shown/addressLines.ts';
import { firstOrderOffer } from '../../devtools/samples/offers.ts';
import { alerts, answer, buttons, choose, isBusy, press, put, radio } from './support/page.ts';
import { says, texts, valueOf } from './support/page.ts';
import { writeAll } from './support/forms.ts';
import { refusal, serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';

const done = { message: 'Done' };
const card = async (index: number) => (await screen.findAllByRole('listitem'))[index]!;
beforeAll(() => Promise.all([PersonForm.load(), SavedAddressForm.load()]));
const form = (name: string) => screen.findByRole('group', { name });
const isClosed = (name: string) =>
  waitFor(() => expect(screen.queryByRole('group', { name })).toBeNull());
const refused = refusal('It cannot be done now.', { code: 'CONFLICT' });

describe('addresses', () => {
  const copy = accountCopy.address;
  const { zip, house, road, save } = bookingCopy.address;
  const other = { ...address, id: 'a2', houseNo: '302', road: 'Main Road', isDefault: false };
  const addresses = [address, other];
  const open = (answers: ServiceAnswers = {}, saved = addresses) =>
    serve(<AddressPage />, { Addresses: { addresses: saved }, ...answers });

  it('stand each with what can be done with it; another one becomes HOME', async () => {
    const service = await open({ ChooseDefaultAddress: refused });
    await card(0);
    expect(texts('listitem')).toEqual([
      `HOME${addressLines(address).join('')}EditRemove`,
      `${addressLines(other).join('')}EditUse as HOMERemove`,
    ]);
    expect(buttons().filter((name) => name === copy.add)).toHaveLength(1);
    expect(screen.queryByText(copy.empty)).toBeNull();
    press(copy.makeDefault);
    await says('It cannot be done now.');
    expect(service.sent('Addresses')).toHaveLength(1);
    service.answers.ChooseDefaultAddress = {
      chooseDefaultAddress: { ...other, isDefault: true },
    };
    press(copy.makeDefault);
    await waitFor(() => expect(service.sent('Addresses')).toHaveLength(2));
    expect(service.sent('ChooseDefaultAddress')).toEqual([{ id: 'a2' }, { id: 'a2' }]);
  });

  it('are removed after a question', async () => {
    const service = await open({ DeleteAddress: refused });
    press(copy.remove, await card(1));
    await answer('Keep it');
    expect(service.sent('DeleteAddress')).toEqual([]);
    press(copy.remove, await card(1));
    await answer(copy.yes);
    await says('It cannot be done now.');
    service.answers.DeleteAddress = { deleteAddress: done };
    press(copy.remove, await card(1));
    await answer(copy.yes);
    await waitFor(() => expect(service.sent('Addresses')).toHaveLength(2));
    expect(service.sent('DeleteAddress')).toEqual([{ id: 'a2' }, { id: 'a2' }]);
  });

  it('are written from the empty page on, and stay written when they are refused', async () => {
    writePin('600020');
    const service = await open({ SaveAddress: refused }, []);
    await screen.findByText(copy.empty);
    press(copy.add);
    await form(copy.add);
    expect(screen.queryByText(copy.empty)).toBeNull();
    // That of the device.
    expect(valueOf(zip)).toBe('600020');
    const typed = { ...addressParts, road: 'Lake Road' };
    writeAll(typed);
    press(save);
    expect(isBusy(save)).toBe(true);
    await says('It cannot be done now.');
    expect([isBusy(save), valueOf(road)]).toEqual([false, 'Lake Road']);
    service.answers.SaveAddress = { saveAddress: { ...other, ...typed } };
    press(save);
    await isClosed(copy.add);
    const input = { ...typed, id: null };
    expect(service.sent('SaveAddress')).toEqual([{ input }, { input }]);
    expect(service.sent('Addresses')).toHaveLength(2);
    // The next one begins empty.
    writePin(null);
    press(copy.add);
    await form(copy.add);
    expect(valueOf(road)).toBe('');
  });

  it('are changed in a form with what they are', async () => {
    const service = await open({ SaveAddress: { saveAddress: other } });
    press(copy.edit, await card(1));
    await form(copy.edit);
    expect(valueOf(house)).toBe('302');
    press('Cancel');
    await isClosed(copy.edit);
    expect(service.sent('SaveAddress')).toEqual([]);
    press(copy.edit, await card(1));
    await form(copy.edit);
    put(house, '303');
    press(save);
    await isClosed(copy.edit);
    const { isDefault: _, ...input } = { ...other, houseNo: '303' };
    expect(service.sent('SaveAddress')).toEqual([{ input }]);
  });
});

describe('family', () => {
  const copy = accountCopy.family;
  const { name: label, birth } = bookingCopy.patient;
  const patients = [patient, { ...patient, id: 'p2', name: 'Suresh Menon', relation: 'MYSELF' }];
  const open = (answers: ServiceAnswers, saved: object[] = patients) =>
    serve(<FamilyPage />, { Patients: { patients: saved }, ...answers });

  it('are each said with who they are, and removed after a question that names them', async () => {
    const service = await open({ DeletePatient: refused });
    await card(0);
    expect(texts('listitem')).toEqual([
      'Leela MenonMother · Female · 69 yearsEditRemove',
      'Suresh MenonSelf · Female · 69 yearsEditRemove',
    ]);
    expect(buttons().filter((name) => name === copy.add)).toHaveLength(1);
    expect(screen.queryByText(copy.empty)).toBeNull();
    press(copy.remove, await card(1));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain(copy.sure('Suresh Menon'));
    await answer('Keep it');
    expect(service.sent('DeletePatient')).toEqual([]);
    press(copy.remove, await card(1));
    await answer(copy.yes);
    await says('It cannot be done now.');
    service.answers.DeletePatient = { deletePatient: done };
    press(copy.remove, await card(1));
    await answer(copy.yes);
    await waitFor(() => expect(service.sent('Patients')).toHaveLength(2));
    expect(service.sent('DeletePatient')).toEqual([{ id: 'p2' }, { id: 'p2' }]);
  });

  it('who are children are asked for the consent that is missing, before anything is booked', async () => {
    const service = await open({ SavePatient: { savePatient: patient } }, [childPatient]);
    expect((await card(0)).textContent).toContain(copy.consentMissing);
    press(copy.consent, await card(0));
    await form(bookingCopy.patient.edit);
    const box = () =>
      screen.getByRole<HTMLInputElement>('checkbox', { name: bookingCopy.patient.guardian });
    fireEvent.click(box());
    await waitFor(() => expect(box().checked).toBe(true));
    press(profileCopy.panel.save);
    await waitFor(() =>
      expect(service.sent('SavePatient')).toMatchObject([
        { input: { id: childPatient.id, guardianConsents: true } },
      ]),
    );
  });

  it('are written from the empty page on; what is missing is said beside its field', async () => {
    const service = await open({ SavePatient: { savePatient: patient } }, []);
    await screen.findByText(copy.empty);
    expect(buttons()).toEqual([copy.add]);
    press(copy.add);
    await form(copy.add);
    expect(screen.queryByText(copy.empty)).toBeNull();
    press('Save');
    await says('Please fill all fields');
    for (const text of ['Name is missing', 'Date of birth is missing', 'Gender is missing'])
      expect(screen.getAllByText(text)).toHaveLength(1);
    put(label, 'Ravi Menon');
    put(birth, '1990-02-28');
    press('Save');
    expect(screen.getAllByText('Gender is missing')).toHaveLength(1);
    expect(service.sent('SavePatient')).toEqual([]);
    await choose(genderNames.MALE);
    press('Save');
    await isClosed(copy.add);
    const input = { id: null, relation: 'OTHERS', name: 'Ravi Menon', dateOfBirth: '1990-02-28' };
    expect(service.sent('SavePatient')).toEqual([{ input: { ...input, gender: 'MALE' } }]);
    expect(service.sent('Patients')).toHaveLength(2);
  });

  it('are changed in a form with who they are, once, which stays when that is refused', async () => {
    const service = await open({});
    press('Edit', await card(0));
    await form('Edit');
    expect([label, birth].map(valueOf)).toEqual(['Leela Menon', '1957-09-30']);
    const chosen = () =>
      [relationNames.MOTHER, genderNames.FEMALE].map((one) => radio(one).checked);
    expect(chosen()).toEqual([true, true]);
    press('Save');
    expect(isBusy('Save')).toBe(true);
    press('Save');
    await waitFor(() => expect(service.sent('SavePatient')).toHaveLength(1));
    cleanup();
    const again = await open({ SavePatient: refused });
    // The form is open again after a reload.
    await form('Edit');
    await choose(relationNames.DAUGHTER);
    press('Save');
    await says('It cannot be done now.');
    const { id, name, dateOfBirth, gender } = patient;
    const input = { id, name, dateOfBirth, gender, relation: 'DAUGHTER', changed: ['RELATION'] };
    expect(again.sent('SavePatient')).toEqual([{ input }]);
    press('Cancel');
    await isClosed('Edit');
    press('Edit', await card(0));
    await form('Edit');
    expect(chosen()).toEqual([true, true]);
  });
});

describe('offers', () => {
  beforeAll(() => OnTheWay.load());
  const offer = { ...firstOrderOffer.offer, firstOrderOnly: true, perCustomer: 1, until: null };
  it('say their terms one a line; they are waited for, asked for again, and may be none', async () => {
    const service = await serve(<OffersPage />, { OwnOffers: 'away' });
    const none = () => screen.queryAllByText('No offer for you at the moment').length;
    const seen = () => [texts('status').length, alerts().length, none()];
    expect(seen()).toEqual([1, 0, 0]);
    await waitFor(() => expect(seen()).toEqual([0, 1, 0]));
    service.answers.OwnOffers = { ownOffers: [{ ...offer, from: '2026-11-23' }] };
    press('Retry');
    const list = (await screen.findByRole('heading', { name: offer.title }))
      .closest('li')!
      .querySelector('ul')!;
    expect(Array.from(list.children, ({ textContent }) => textContent)).toEqual([
      '60% off what the tests cost, up to ₹500',
      'For your first paid order, by account and mobile number',
      'Once for each customer',
      'From Mon, 23 Nov 2026',
      'In place of the ₹100 that every order has off, when it is more',
    ]);
    expect(seen()).toEqual([0, 0, 0]);
    cleanup();
    await serve(<OffersPage />, { OwnOffers: { ownOffers: [] } });
    await waitFor(() => expect(seen()).toEqual([0, 0, 1]));
    expect(screen.getAllByText('₹100 off every order')).toHaveLength(1);
  });
});
