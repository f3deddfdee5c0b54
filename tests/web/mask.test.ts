import { readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType, isObjectType } from 'graphql';
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { personalFields } from '../../api/personal.ts';
import { mask, masked } from '../../machines/report/mask.ts';

const types = Object.values(buildSchema(readFileSync('schema.graphql', 'utf8')).getTypeMap())
  .filter((type) => isObjectType(type) || isInputObjectType(type))
  .filter(({ name }) => !name.startsWith('__'));
/** An entity with a word of its own in every field. */
const filled = (fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, `word of ${field}`]));
const leavingOf = (fields: string[]) =>
  Object.keys(filled(fields)).filter(
    (field) => !/^•+$/.test((mask(filled(fields)) as Record<string, string>)[field]!),
  );

it('of every field of every entity only what is harmless leaves', () => {
  const leaving = [
    ...new Set(types.flatMap((type) => leavingOf(Object.keys(type.getFields())))),
  ].toSorted();
  // Whoever adds a name here says: nothing in it tells who somebody is, where they live, or lets
  // anybody in.
  const harmless =
    'added addressId amount amountInPaise amountInRupees assignedAt availableActions ' +
    'cancelledAt changed completedAt count currency date discount endTime expectedAmount ' +
    'holdExpiresAt holdSecondsLeft holdExtendable id itemTotal labId orderId orderedAs patientId ' +
    'paymentStatus priceInRupees rating reportExpectedAt reportTime slotId slotsAvailable ' +
    'startTime status testId placesLeft createdAt type key kind version visitId itemId ' +
    'standing startsAt times attempt savedAt gender forGender contains apartFrom';
  expect(leaving).toEqual(harmless.split(' ').toSorted());
});

const contracts = import.meta.glob<object>('../../api/**/*.contract.ts', { eager: true });
/** What any contract calls personal. */
const personal = new Set(
  Object.values(contracts)
    .flatMap((contract) => Object.values(contract) as unknown[])
    .filter((schema) => Type.IsObject(schema))
    .flatMap(personalFields),
);

it('of what a contract calls personal nothing leaves, whatever is said to be harmless', () => {
  expect([...personal]).toEqual(expect.arrayContaining(['houseNo', 'name', 'phoneNumber', 'note']));
  expect(leavingOf([...personal])).toEqual([]);
});

it('keeps what a replay must tell apart: nothing typed, a whole code, a refusal', () => {
  expect(
    mask({ text: '  ', otp: '1234', name: 'Leela', age: [69, 9], agreed: true, user: null }),
  ).toEqual({ text: '  ', otp: '••••', name: masked, age: [18, 0], agreed: true, user: null });
  expect(
    mask({ error: Object.assign(new Error('asha@example.com is taken'), { code: 'CONFLICT' }) }),
  ).toEqual({ error: { error: masked, code: 'CONFLICT' } });
  expect(mask({ code: '1234' })).toEqual({ code: masked });
});

it('of a PIN code only that it is one, and which other it equals, leaves, so that a replay decides the same', () => {
  const sent = mask({ pin: '560038', zipCode: '411001', postcode: '5600' }) as Record<
    string,
    string
  >;
  expect(sent).toEqual({
    pin: expect.stringMatching(/^1000\d\d$/),
    zipCode: expect.stringMatching(/^1000\d\d$/),
    postcode: masked,
  });
  expect(sent.pin).not.toBe(sent.zipCode);
  expect(mask([{ pin: '560038' }, sent])).toEqual([{ pin: sent.pin }, sent]);
});

it('names nothing of a failure but what a refusal says for going on', () => {
  const failed = Object.assign(new Error('asha@example.com'), {
    code: 'CONFLICT',
    reason: undefined,
    request: { email: 'asha@example.com' },
    'asha@example.com': 1,
  });
  expect(mask({ error: failed })).toEqual({ error: { error: masked, code: 'CONFLICT' } });
});
