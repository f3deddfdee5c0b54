// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { pinActor } from '../../web/shared/flows/flows.ts';
import { findOwnPin, isOwnPinSettled } from '../../web/shared/pin/findOwnPin.ts';
import { readPin, writePin } from '../../web/shared/pin/storedPin.ts';
import { setCustomer } from '../../web/shared/sessionChange.ts';
import { gatewayAnswers } from './support/gateway.ts';

const address = (zipCode: string, isDefault = false) => ({ zipCode, isDefault });

beforeEach(() => {
  writePin(null);
  setCustomer('c1');
});

it.each([
  ['the default one of several', [address('560038'), address('110001', true)], '110001'],
  ['the first one where none is', [address('560038'), address('110001')], '560038'],
  ['none that is no PIN code', [address('unknown')], null],
  ['none where none is saved', [], null],
])('a device without a PIN code takes that of an address: %s', async (_, addresses, pin) => {
  gatewayAnswers({ addresses });
  await findOwnPin();
  expect([readPin(), isOwnPinSettled()]).toEqual([pin, true]);
});

it('a device with a PIN code keeps it, without a question', async () => {
  const calls = gatewayAnswers({ addresses: [address('110001')] });
  writePin('560038');
  await findOwnPin();
  expect([readPin(), calls, isOwnPinSettled()]).toEqual(['560038', [], true]);
});

it('what cannot be asked is settled too, so that the header goes on', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const found = findOwnPin();
  expect(isOwnPinSettled()).toBe(false);
  await found;
  expect([readPin(), isOwnPinSettled()]).toEqual([null, true]);
});

it.each([
  ['somebody typed one', () => writePin('600020'), '600020'],
  ['the customer logged out', () => setCustomer(null), null],
])('an answer is of no use once %s', async (_, happens, pin) => {
  const calls = gatewayAnswers(() => {
    happens();
    return { addresses: [address('110001')] };
  });
  await findOwnPin();
  expect([calls.length, readPin()]).toEqual([1, pin]);
});

it('what is being typed meanwhile is not taken away', async () => {
  const hasTag = (tag: string) => tag === 'editing';
  pinActor.makeBy(() => Promise.resolve({ getSnapshot: () => ({ hasTag }) } as never));
  await pinActor.load();
  gatewayAnswers({ addresses: [address('110001')] });
  await findOwnPin();
  expect(readPin()).toBeNull();
});
