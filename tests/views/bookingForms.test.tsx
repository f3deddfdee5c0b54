// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { address, addressParts, failure, patient } from '../../devtools/samples/entities.ts';
import { bookedOrder } from '../../devtools/samples/orders.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import { AddressStep } from '../../web/booking/AddressStep.tsx';
import { PatientStep } from '../../web/booking/PatientStep.tsx';
import { bookingCopy } from '../../web/copy/booking.ts';
import { genderNames, relationNames } from '../../web/copy/patients.ts';
import { readTyped, writeTyped } from '../../web/ui/typedText.ts';
import { back, newPage, settled } from './support/browserBack.ts';
import { at, chosen, comes, showFunnel } from './support/funnel.tsx';
import { writeAll } from './support/forms.ts';
import { choose, press, put, texts, valueOf } from './support/page.ts';
import { where } from './support/show.tsx';

beforeEach(() => void newPage());

const headings = () => texts('heading');

describe('the form of a patient', () => {
  const copy = bookingCopy.patient;
  const myself = { ...patient, id: 'p0', name: 'Asha M', relation: 'MYSELF' };
  const son = { ...patient, id: 'p2', name: 'Ravi Menon', relation: 'SON', gender: 'MALE' };
  const added: Step = { fact: { type: 'patient.added' } };
  const edited: Step = { fact: { type: 'patient.edited', patientId: 'p2' } };
  const draft = { ...emptyDraft('d1'), testId: 't1' };
  const begin = (steps: readonly Step[], customer = {}) =>
    showFunnel({ draft, steps, View: PatientStep, customer });
  const patients = (saved: object[], ...then: Step[]) =>
    begin([at('patient'), comes('loadPatients', ...saved), ...then]);
  const chosenIn = (group: string) =>
    [...screen.getByRole('radiogroup', { name: group }).querySelectorAll('input')]
      .filter((one) => one.checked)
      .map((one) => one.value);
  const fillIn = async () => {
    await choose(relationNames.SON);
    put(copy.name, 'Ravi Menon');
    put(copy.birth, '1990-01-31');
    await choose(genderNames.MALE);
  };
  const typed = { id: null, name: 'Ravi Menon', dateOfBirth: '1990-01-31', gender: 'MALE' };

  it("begins with the customer's own name until another is typed or saved", async () => {
    await patients([]);
    expect([chosenIn(copy.who), valueOf(copy.name)]).toEqual([['MYSELF'], 'Asha Menon']);
    await choose(relationNames.MOTHER);
    expect(valueOf(copy.name)).toBe('');
    await choose(relationNames.MYSELF);
    expect(valueOf(copy.name)).toBe('Asha Menon');
    put(copy.name, 'A. Menon');
    await choose(relationNames.MOTHER);
    expect(valueOf(copy.name)).toBe('A. Menon');
  });

  it.each([
    ['who has saved their own has none', [son, myself], {}, ''],
    ['who has one name alone has that', [], { lastName: '' }, 'Asha'],
  ])('%s', async (_, saved, customer, name) => {
    await begin([at('patient'), comes('loadPatients', ...saved), added], customer);
    expect(valueOf(copy.name)).toBe(name);
  });

  it('sends what was typed and chosen, and forgets it once it is saved', async () => {
    const { sentEvents, go } = await patients([]);
    await fillIn();
    press(copy.next);
    const submitted = { type: 'patient.submitted', patient: { ...typed, relation: 'SON' } };
    expect(sentEvents()).toEqual([submitted]);
    await go({ fails: 'savePatient', with: failure() });
    expect([readTyped('patient'), valueOf(copy.name)]).toMatchObject([
      { name: 'Ravi Menon' },
      'Ravi Menon',
    ]);
    press(copy.next);
    await go({ answers: 'savePatient', with: son });
    expect(readTyped('patient')).toBeUndefined();
  });

  it('of a child asks for the consent of the guardian, and sends it', async () => {
    const { sentEvents } = await patients([]);
    const box = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: copy.guardian });
    expect(box()).toBeNull();
    put(copy.birth, '1990-01-31');
    expect(box()).toBeNull();
    put(copy.birth, '2024-01-31');
    press(copy.next);
    fireEvent.click(box()!);
    await waitFor(() => expect(box()!.checked).toBe(true));
    press(copy.next);
    expect(
      sentEvents().map((event) => 'patient' in event && event.patient.guardianConsents),
    ).toEqual([false, true]);
  });

  it('without a gender asks for it, and saves nothing', async () => {
    const { one, sentEvents } = await patients([]);
    put(copy.birth, '1960-05-05');
    press(copy.next);
    expect(sentEvents()).toMatchObject([{ patient: { name: 'Asha Menon', gender: '' } }]);
    expect(one.calls('savePatient')).toEqual([]);
    const gender = screen.getByRole('radiogroup', { name: copy.gender });
    expect(gender.getAttribute('aria-invalid')).toBe('true');
  });

  it('of a saved patient begins with what is saved of that one, and changes it', async () => {
    // This was typed about another patient.
    writeTyped('patient', { id: 'p0', relation: 'MYSELF', name: 'Somebody', named: 'yes' });
    const { sentEvents } = await patients([myself, son], edited);
    expect([chosenIn(copy.who), chosenIn(copy.gender)]).toEqual([['SON'], ['MALE']]);
    expect([copy.name, copy.birth].map(valueOf)).toEqual(['Ravi Menon', son.dateOfBirth]);
    put(copy.name, 'Ravi K Menon');
    press(copy.next);
    expect(sentEvents()).toMatchObject([
      { type: 'patient.submitted', patient: { id: 'p2', name: 'Ravi K Menon', changed: ['NAME'] } },
    ]);
  });

  it('that is left by Cancel goes back to the list, or home where there is none', async () => {
    const { sentEvents } = await patients([son], added);
    put(copy.name, 'Nobody');
    expect(readTyped('patient')).toMatchObject({ id: '', name: 'Nobody' });
    press(copy.cancel);
    expect([sentEvents(), readTyped('patient')]).toEqual([
      [{ type: 'editing.cancelled' }],
      undefined,
    ]);
    expect(where()).toBe('/');
    cleanup();
    const none = await patients([]);
    press(copy.cancel);
    expect([none.sentEvents(), where()]).toEqual([[], '/home']);
  });

  it('that is left by Back goes to the list, and has what was typed when it opens again', async () => {
    const { sentEvents, go } = await patients([son], added);
    put(copy.name, 'Nobody');
    await settled();
    await back();
    expect(sentEvents()).toEqual([{ type: 'editing.cancelled' }]);
    expect(headings()).toContain('Select patient');
    await go(added);
    expect(valueOf(copy.name)).toBe('Nobody');
  });

  it.each([
    ['a new patient', '', added],
    ['a saved one', 'p2', edited],
    ['one that is gone', 'p9', added],
  ])('opens again after a reload with what was typed about %s, not before', async (_, id, step) => {
    writeTyped('patient', { id, relation: 'SON', name: 'Typed', named: 'yes' });
    const { sentEvents, go } = await begin([at('patient')]);
    expect(sentEvents()).toEqual([]);
    await go(comes('loadPatients', myself, son));
    expect(sentEvents()).toEqual(['fact' in step ? step.fact : null]);
  });

  it('is the way on where the list cannot be loaded', async () => {
    const steps: Step[] = [at('patient'), { fails: 'loadPatients', with: failure() }];
    const { sentEvents } = await showFunnel({ draft, steps });
    expect(screen.getByRole('alert').textContent).toContain(copy.failed);
    press(copy.add);
    expect(sentEvents()).toEqual(['fact' in added ? added.fact : null]);
  });
});

describe('the form of an address', () => {
  const copy = bookingCopy.address;
  const added: Step = { fact: { type: 'address.added' } };
  const begin = (...steps: Step[]) =>
    showFunnel({ draft: { ...chosen, addressId: null }, steps, View: AddressStep });
  const addresses = (saved: object[], ...then: Step[]) =>
    begin(at('address'), comes('loadAddresses', ...saved), ...then);
  const refused = (code: string, data?: Record<string, unknown>): Step[] => [
    { fact: { type: 'order.requested' } },
    { fails: 'createOrder', with: failure(code, data) },
  ];
  const { road, zipCode } = address;

  it('sends what was typed, and forgets it once it is saved', async () => {
    const { sentEvents, go } = await addresses([]);
    expect(texts('button')).not.toContain('Cancel');
    writeAll(addressParts);
    press(copy.save);
    expect(sentEvents()).toEqual([{ type: 'address.submitted', address: addressParts }]);
    await go({ fails: 'saveAddress', with: failure() });
    expect(readTyped('address')).toMatchObject({ road });
    press(copy.save);
    await go({ answers: 'saveAddress', with: address });
    expect(readTyped('address')).toBeUndefined();
  });

  it('that is left by Cancel or Back goes to the list; Cancel forgets what was typed', async () => {
    const { sentEvents, go } = await addresses([address], added);
    put(copy.road, 'Mount Road');
    await settled();
    await back();
    expect([sentEvents(), readTyped('address')]).toMatchObject([
      [{ type: 'editing.cancelled' }],
      { road: 'Mount Road' },
    ]);
    await go(added);
    press('Cancel');
    expect(sentEvents().at(-1)).toEqual({ type: 'editing.cancelled' });
    expect(readTyped('address')).toBeUndefined();
  });

  it('opens again after a reload, once it is known what is saved; whoever left it stays', async () => {
    writeTyped('address', { road: 'Mount Road' });
    const { sentEvents, go } = await begin(at('address'));
    expect(sentEvents()).toEqual([]);
    await go(comes('loadAddresses', address));
    expect(sentEvents()).toEqual([{ type: 'address.added' }]);
    await go({ fact: { type: 'editing.cancelled' } });
    expect(sentEvents()).toHaveLength(2);
    expect(headings()).toContain('Select Address');
  });

  it('is the way on where the list cannot be loaded', async () => {
    const steps: Step[] = [at('address'), { fails: 'loadAddresses', with: failure() }];
    const { sentEvents } = await showFunnel({ steps });
    expect(screen.getByRole('alert').textContent).toContain('Your saved addresses could not be');
    press('Enter an address');
    expect(sentEvents()).toEqual([{ type: 'address.added' }]);
  });

  it('of an order that is refused there offers what helps, which it names', async () => {
    const { sentEvents, go } = await addresses([address]);
    const [lab, giveUp] = ['Choose another lab', 'Cancel that booking and continue'];
    const offered = () => texts('button').filter((name) => name === lab || name === giveUp);
    expect(offered()).toEqual([]);
    await go(...refused('TOO_MANY_HOLDS', { oldest: 'o9' }));
    expect(offered()).toEqual([]);
    await go({ answers: 'loadOldest', with: bookedOrder({ id: 'o9' }) });
    expect(screen.getByRole('heading', { level: 2 }).parentElement!.textContent).toBe(
      'Your oldest unpaid bookingLipid Profile for Leela MenonMon, 23 Nov, 07:00 am',
    );
    press(giveUp!);
    expect(sentEvents().at(-1)).toEqual({ type: 'oldest.givenUp' });
    cleanup();
    const other = await addresses([address], ...refused('LAB_NOT_COLLECTING_THERE'));
    press(lab!);
    expect(other.sentEvents().at(-1)).toEqual({ type: 'otherLab.wanted', pin: zipCode });
  });
});
