import { describe, expect, it } from 'vitest';
import { allSamples } from '../../devtools/samples/allSamples.ts';
import { timeToAddress } from '../../devtools/samples/booking.samples.ts';
import { differingWords } from '../../devtools/simulation/differingWords.ts';
import { simulate } from '../../devtools/simulation/simulation.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';

/** A simulation that is driven by what its buttons say. */
function driven(machine: string) {
  const simulation = simulate(machine)!;
  return {
    says: () => simulation.read().offers.map(({ words }) => words),
    refusals: () =>
      simulation
        .read()
        .offers.filter(({ refusal }) => refusal !== null)
        .map(({ words, refusal }) => `${words} – ${refusal}`),
    value: () => simulation.read().feed.entries.at(-1)!.snapshot!.value,
    press: async (...buttons: string[]) => {
      for (const button of buttons) {
        const { offers } = simulation.read();
        expect(offers.map(({ words }) => words)).toContain(button);
        await simulation.take(offers.find(({ words }) => words === button)!.step);
      }
    },
    sends: async (facts: readonly object[]) => {
      for (const fact of facts) {
        const steps = simulation.read().offers.map(({ step }) => step);
        expect(steps).toContainEqual({ fact });
        await simulation.take({ fact } as (typeof steps)[number]);
      }
    },
  };
}

it('every machine that ships has samples, and something can happen from its beginning', () => {
  expect(allSamples.map(({ machine }) => machine)).toEqual(shippedMachines);
  const stuck = shippedMachines.filter(({ id }) =>
    simulate(id)!
      .read()
      .offers.every(({ refusal }) => refusal !== null),
  );
  expect(stuck.map(({ id }) => id)).toEqual([]);
});

describe('the funnel by itself', () => {
  it('goes from the test to the paid order, service outcomes and all', async () => {
    const funnel = driven('booking');
    await funnel.press('booking.begun', 'address opened: to #patient', 'loadPatients answered: 1');
    expect(funnel.value()).toEqual({ patient: 'choosing' });
    expect(funnel.says()[0]).toBe('patient.ticked: patientId p1');
    expect(funnel.says().indexOf('booking.forgotten')).toBeGreaterThan(
      funnel.says().indexOf('patient.confirmed'),
    );
    await funnel.press('patient.ticked: patientId p1', 'patient.confirmed');
    await funnel.press('loadVisitTests answered: 2', 'loadLabs failed: UNAVAILABLE');
    expect(funnel.value()).toEqual({ lab: 'loadFailed' });
    await funnel.press('load.retried', 'loadLabs answered: 3', 'lab.selected: labId l2');
    expect(funnel.refusals()).toContain('lab.selected: labId full – only if isLabOpen');
    await funnel.press('lab.confirmed', 'loadSlots answered: 2');
    await funnel.press('slot.selected: slotId s1');
    await funnel.sends(timeToAddress);
    await funnel.press('loadAddresses answered: 1', 'address.ticked', 'order.requested');
    expect(funnel.says()).toContain('createOrder failed: SLOT_TAKEN');
    await funnel.press('createOrder answered: paymentStatus PENDING', 'review.confirmed');
    await funnel.press('payment.requested', 'startPayment answered');
    await funnel.press('openPaymentWindow answered: kind dismissed');
    expect(funnel.value()).toEqual({ payment: 'ready' });
    await funnel.press('after holdWarning', 'after holdLeft');
    expect(funnel.value()).toEqual({ payment: 'reloading' });
  });
});

it('no two buttons of a machine read the same', () => {
  const alike = allSamples.flatMap(({ machine, facts, outcomes }) => {
    const types = [...new Set(facts.map(({ type }) => type))];
    const groups: [string, string[]][] = [
      ...types.map((type): [string, string[]] => [
        type,
        differingWords(
          facts.filter((fact) => fact.type === type).map(({ type: _, ...data }) => data),
        ),
      ]),
      ...Object.entries(outcomes).flatMap(([id, all]): [string, string[]][] => [
        [`${id} answered`, differingWords(all.flatMap((o) => ('answers' in o ? [o.answers] : [])))],
        [`${id} failed`, differingWords(all.flatMap((o) => ('fails' in o ? [o.fails] : [])))],
      ]),
    ];
    return groups.flatMap(([name, words]) =>
      words
        .filter((word, index) => words.indexOf(word) !== index)
        .map((word) => `${machine.id}: ${name}: ${word}`),
    );
  });
  expect(alike).toEqual([]);
});

it('why a button is closed is said once, however many ways ask for it', () => {
  const reason = driven('booking')
    .refusals()
    .find((words) => words.startsWith('address opened: to #payment'))!;
  expect(reason.match(/hasUnpaidOrder/g)).toHaveLength(1);
});

it('passing time is brought about by a button', async () => {
  const signIn = driven('signIn');
  await signIn.press('credentials.submitted');
  await signIn.press(signIn.says().find((words) => words.startsWith('signIn answered'))!);
  expect(signIn.value()).toBe('pausing');
  await signIn.press(signIn.says().find((words) => words.startsWith('after '))!);
  expect(signIn.value()).toBe('signedIn');
});

it.each([
  [
    [[], ['a', 'b']],
    ['none', '2'],
  ],
  [
    [
      { status: 'A', same: 1 },
      { status: 'B', same: 1 },
    ],
    ['status A', 'status B'],
  ],
  [
    [{ deep: { id: 'u1' } }, null],
    ['id u1', 'none'],
  ],
  [
    [Object.assign(new Error('x'), { code: 'GONE' }), new Error('x')],
    ['GONE', ''],
  ],
  [[{ only: 1 }], ['']],
])('of %j is said what differs: %j', (samples, words) => {
  expect(differingWords(samples as unknown[])).toEqual(words);
});
