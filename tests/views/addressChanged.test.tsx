// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { address } from '../../devtools/samples/entities.ts';
import { AddressPage, SavedAddressForm } from '../../web/account/AddressPage.tsx';
import { typedAs } from '../../web/account/useSavedList.ts';
import { accountCopy } from '../../web/copy/account.ts';
import { bookingCopy } from '../../web/copy/booking.ts';
import { addressLines } from '../shown/addressLines.ts';
import { readTyped, writeTyped } from '../../web/ui/typedText.ts';
import { press, put, says, valueOf } from './support/page.ts';
import { refusal, serve } from './support/service.tsx';

const copy = accountCopy.address;
const { house, road, save } = bookingCopy.address;
beforeAll(() => SavedAddressForm.load());

it.each([
  ['v1', true],
  ['v2', false],
])(
  'what was typed over version %s before a reload stands over version v2, with a warning: %s',
  async ($basis, warns) => {
    const theirs = { ...address, houseNo: '304', road: 'Lake Road', version: 'v2' };
    writeTyped(typedAs('savedAddress', address.id), { houseNo: '303', $basis });
    await serve(<AddressPage />, { Addresses: { addresses: [theirs] } });
    press(copy.edit, await screen.findByRole('listitem'));
    await screen.findByRole('group', { name: copy.edit });
    expect([valueOf(house), valueOf(road)]).toEqual(['303', 'Lake Road']);
    expect(screen.queryAllByText(copy.changedSince)).toHaveLength(Number(warns));
    press(bookingCopy.address.cancel);
  },
);

it('an address that another device has changed meanwhile is shown with what was typed, and saved once asked again', async () => {
  const message = 'This address was changed meanwhile';
  const SaveAddress = refusal(message, { code: 'CONFLICT', reason: 'ADDRESS_CHANGED_SINCE' });
  const service = await serve(<AddressPage />, {
    Addresses: { addresses: [address] },
    SaveAddress,
  });
  const card = await screen.findByRole('listitem');
  press(copy.edit, card);
  await screen.findByRole('group', { name: copy.edit });
  put(house, '303');
  expect(readTyped(typedAs('savedAddress', address.id))).toEqual({ houseNo: '303', $basis: 'v1' });
  const theirs = { ...address, houseNo: '304', road: 'Lake Road', version: 'v2' };
  service.answers.Addresses = { addresses: [theirs] };
  press(save);
  await says(message);
  expect([valueOf(house), valueOf(road)]).toEqual(['303', 'Lake Road']);
  expect(card.textContent).toContain(addressLines(theirs).join(''));
  service.answers.SaveAddress = { saveAddress: theirs };
  press(save);
  await waitFor(() => expect(screen.queryByRole('group', { name: copy.edit })).toBeNull());
  const { isDefault: _, ...second } = { ...theirs, houseNo: '303' };
  const first = { ...second, road: address.road, version: 'v1' };
  expect(service.sent('SaveAddress')).toEqual([{ input: first }, { input: second }]);
});
