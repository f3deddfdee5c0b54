import { describe, expect, it } from 'vitest';
import { failure, lab, patient } from '../../devtools/samples/entities.ts';
import { containedTest, fittingTests, testForMen } from '../../devtools/samples/visitTests.ts';
import type { BookingContext } from '../../machines/booking/booking.types.ts';
import { misfitOf } from '../../machines/order/fit.ts';
import type { FitTest } from '../../machines/order/fit.ts';
import { itemsOf } from '../../machines/booking/draft.ts';
import { funnel } from './support/funnel.ts';

const contextOf = (one: Awaited<ReturnType<typeof funnel>>) => one.context<BookingContext>();
const second = { testId: 't2', patientId: 'p1' };

/** The list of patients, and the only one chosen. */
async function atPatients() {
  const one = await funnel({ labId: null, slotId: null, addressId: null });
  await one.go(
    { fact: { type: 'xstate.route', to: '#patient' } },
    { answers: 'loadPatients', with: [patient] },
    { fact: { type: 'patient.confirmed' } },
  );
  return one;
}
/** The sheet that adds a test, with nobody known as after a reload. */
async function adding() {
  const one = await funnel({ labId: null, slotId: null, addressId: null });
  await one.go(
    { answers: 'loadLabs', with: [lab] },
    { fact: { type: 'item.wanted' } },
    { answers: 'loadPatientsToAdd', with: [patient] },
    { fact: { type: 'item.added', item: second } },
  );
  return one;
}

describe('the funnel', () => {
  it('refuses a test that is not for the chosen patient, in words, and stays with the patients', async () => {
    const one = await atPatients();
    await one.go({ answers: 'loadVisitTests', with: testForMen });
    expect(one.value()).toEqual({ patient: 'choosing' });
    expect(contextOf(one).message).toMatchObject({
      reason: 'TEST_NOT_FOR_PATIENT',
      params: { test: 'Lipid Profile', whom: 'male - -' },
      text: 'Lipid Profile is only for men. Please choose another person for it, or another test.',
    });
  });

  it.each([
    ['fits', { answers: 'loadVisitTests', with: fittingTests }],
    ['cannot be looked up: the service decides', { fails: 'loadVisitTests', with: failure() }],
  ])('goes on where the test %s', async (_, step) => {
    const one = await atPatients();
    await one.go(step);
    expect(one.value()).toEqual({ lab: 'loading' });
  });

  it('refuses to add a test that contains another one of the visit, and adds nothing', async () => {
    const one = await adding();
    await one.go({ answers: 'loadTestsToAdd', with: containedTest });
    expect([one.value(), contextOf(one).message?.reason]).toEqual([
      { lab: 'adding' },
      'TEST_CONTAINED',
    ]);
    expect(itemsOf(contextOf(one).draft)).toHaveLength(1);
  });

  it.each([
    ['fits', { answers: 'loadTestsToAdd', with: fittingTests }],
    ['cannot be looked up', { fails: 'loadTestsToAdd', with: failure() }],
  ])('adds a test that %s', async (_, step) => {
    const one = await adding();
    await one.go(step);
    expect(one.value()).toEqual({ lab: 'loading' });
    expect(itemsOf(contextOf(one).draft)[1]).toEqual(second);
  });
});

describe('what fits whom and together', () => {
  const plain = fittingTests[0]!;
  const visit = (...tests: Partial<FitTest>[]) =>
    misfitOf(
      tests.map((changes) => ({
        test: { ...plain, ...changes },
        patient: { id: 'p1', gender: 'FEMALE', age: 30 },
      })),
    )?.params;
  it.each([
    [{ forGender: 'male' }, 'male - -'],
    [{ forGender: 'female' }, undefined],
    [{ ageFrom: 31 }, '- 31 -'],
    [{ ageFrom: 30, ageTo: 30 }, undefined],
    [{ forGender: 'female', ageFrom: 18, ageTo: 29 }, 'female 18 29'],
  ])('a test of %j for a woman of 30 years', (test, whom) => {
    expect(visit(test)).toEqual(whom && { test: plain.name, whom });
  });

  it('who is neither a man nor a woman is not refused for it', () => {
    const patient = { id: 'p1', gender: 'others', age: 30 };
    expect(misfitOf([{ test: { ...plain, forGender: 'male' }, patient }])).toBeUndefined();
  });

  it('a package counts for the tests that it contains, whichever comes first', () => {
    const [fasting, after] = [
      { id: 'panel', name: 'Panel', contains: ['fasting'] },
      { id: 'after', name: 'After', apartFrom: ['fasting'], apartMinutes: 120 },
    ];
    expect(visit(fasting, after)).toEqual({ test: 'Panel', other: 'After', minutes: 120 });
    expect(visit(after, fasting)).toEqual({ test: 'After', other: 'Panel', minutes: 120 });
  });

  it('two people may have what one of them may not', () => {
    const of = (id: string, test: FitTest) => ({
      test,
      patient: { id, gender: 'male', age: 30 },
    });
    const [part, whole] = containedTest as [FitTest, FitTest];
    expect(misfitOf([of('p1', part), of('p2', whole)])).toBeUndefined();
  });
});
