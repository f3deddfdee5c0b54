import { describe, expect, it } from 'vitest';
import { pinMachine } from '../../machines/pin/pin.machine.ts';
import { pinCodeOf } from '../../machines/pin/pinCode.ts';
import { failure, place, serviceability } from '../../devtools/samples/entities.ts';
import { listen } from './support/listen.ts';

const unserved = { ...serviceability, pin: '999999', serviceable: false, earliest: null };
const wanted = { fact: { type: 'pin.wanted' } };
const submitted = (pin: string) => ({ fact: { type: 'pin.submitted', pin } });
const { pin } = serviceability;

describe('a PIN code', () => {
  it.each([
    ['560038', '560038'],
    [' 560 038 ', '560038'],
    ['060038', null],
    ['56003', null],
    ['5600381', null],
    ['56003a', null],
    ['', null],
    [null, null],
  ])('%j is %j', (text, code) => {
    expect(pinCodeOf(text)).toBe(code);
  });
});

describe('the PIN code of a device', () => {
  it('is not asked for by itself, and the location neither', () => {
    const one = listen(pinMachine, { pin: null });
    expect(one.value()).toEqual({ closed: 'unknown' });
    expect([one.calls('locate'), one.calls('checkStored')]).toEqual([[], []]);
  });

  it('that is stored is checked at once, and again when it could not be', async () => {
    const one = listen(pinMachine, { pin });
    expect(one.calls('checkStored')).toEqual([{ pin }]);
    await one.go({ fails: 'checkStored' });
    expect(one.value()).toEqual({ closed: 'checkFailed' });
    await one.go(
      { fact: { type: 'load.retried' } },
      { answers: 'checkStored', with: serviceability },
    );
    expect(one.value()).toEqual({ closed: 'served' });
  });

  it('is what was typed once the service knows it, however it is spaced', async () => {
    const one = listen(pinMachine, { pin: null });
    await one.go(wanted, submitted('600 020'));
    expect(one.calls('checkTyped')).toEqual([{ pin }]);
    expect(one.context()).toMatchObject({ pin: null });
    await one.go({ answers: 'checkTyped', with: serviceability });
    expect(one.value()).toEqual({ closed: 'served' });
    expect(one.context()).toMatchObject({ pin, answer: serviceability });
  });

  it('is refused in a sentence where it is none', async () => {
    const one = listen(pinMachine, { pin: null });
    await one.go(wanted, submitted('012345'));
    expect(one.value()).toEqual({ open: 'editing' });
    expect(one.calls('checkTyped')).toEqual([]);
    expect(one.context()).toMatchObject({ message: { reason: 'PIN_INVALID' } });
  });

  it('at which nobody collects is said at once, and kept for the pages', async () => {
    const one = listen(pinMachine, { pin });
    await one.go({ answers: 'checkStored', with: serviceability });
    await one.go(wanted, submitted('999999'), { answers: 'checkTyped', with: unserved });
    expect(one.value()).toEqual({ open: 'editing' });
    expect(one.context()).toMatchObject({
      message: { reason: 'PIN_NOT_SERVED', params: { pin: '999999' } },
    });
    await one.go({ fact: { type: 'editing.cancelled' } });
    expect(one.value()).toEqual({ closed: 'unserved' });
    expect(one.context()).toMatchObject({ pin: '999999', message: null });
  });

  it('stays what it was when the sheet is closed, or the typed one could not be checked', async () => {
    const one = listen(pinMachine, { pin });
    await one.go({ answers: 'checkStored', with: serviceability });
    await one.go(wanted, submitted('560038'), { fails: 'checkTyped' });
    expect(one.value()).toEqual({ open: 'editing' });
    expect(one.context()).toMatchObject({ typed: '560038', message: { text: failure().message } });
    await one.go({ fact: { type: 'editing.cancelled' } });
    expect(one.value()).toEqual({ closed: 'served' });
    expect(one.context()).toMatchObject({ pin });
  });

  it('follows what another tab chose', async () => {
    const one = listen(pinMachine, { pin: null });
    await one.go({ fact: { type: 'pin.changed', pin } });
    expect(one.value()).toEqual({ closed: 'checking' });
    await one.go({ answers: 'checkStored', with: serviceability });
    // Its own change comes back from the storage.
    await one.go({ fact: { type: 'pin.changed', pin } });
    expect(one.value()).toEqual({ closed: 'served' });
    await one.go({ fact: { type: 'pin.changed', pin: null } });
    expect(one.value()).toEqual({ closed: 'unknown' });
  });
});

describe('the location', () => {
  const located = { latitude: 13, longitude: 80.2 };
  const atLocation = async () => {
    const one = listen(pinMachine, { pin: null });
    await one.go(wanted, { fact: { type: 'position.wanted' } });
    return one;
  };

  it('gives the PIN code where the device may tell', async () => {
    const one = await atLocation();
    await one.go(
      { answers: 'locate', with: located },
      { answers: 'loadPlace', with: { ...place, postcode: '600 020' } },
    );
    expect(one.calls('loadPlace')).toEqual([located]);
    expect(one.calls('checkTyped')).toEqual([{ pin }]);
  });

  it('that is denied leads to typing it, with the reason', async () => {
    const one = await atLocation();
    await one.go({ fails: 'locate', with: failure() });
    expect(one.value()).toEqual({ open: 'editing' });
    expect(one.context()).toMatchObject({ message: { text: failure().message } });
  });

  it('whose PIN code nobody knows leads to typing it', async () => {
    const one = await atLocation();
    await one.go(
      { answers: 'locate', with: located },
      { answers: 'loadPlace', with: { ...place, postcode: null } },
    );
    expect(one.value()).toEqual({ open: 'editing' });
    expect(one.context()).toMatchObject({ message: { reason: 'POSITION_WITHOUT_PIN' } });
  });
});
