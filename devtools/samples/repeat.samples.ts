import { repeatMachine } from '../../machines/repeat/repeat.machine.ts';
import type { Repeat } from '../../machines/generated/schema.ts';
import { failure } from './entities.ts';
import { samplesOf } from './samples.ts';

/** A test that somebody had, without a reminder. */
export const offeredRepeat: Repeat = {
  patientId: 'p1',
  patientName: 'Asha Rao',
  testId: 'hba1c',
  testName: 'HbA1c',
  testNameHindi: null,
  offered: true,
  months: 3,
  choices: [
    { months: 1, dueOn: '2026-12-24' },
    { months: 3, dueOn: '2027-02-24' },
    { months: 6, dueOn: '2027-05-24' },
  ],
  set: null,
};
/** The same test with a reminder. */
export const setRepeat = (months = 3): Repeat => ({
  ...offeredRepeat,
  months,
  set: {
    id: 'm1',
    months,
    dueOn: offeredRepeat.choices.find((choice) => choice.months === months)!.dueOn,
    due: false,
  },
});

/** Samples of the reminder of a test, which may already be set. */
export const repeatSamples = (repeat: Repeat = offeredRepeat) =>
  samplesOf<typeof repeatMachine>(repeatMachine, {
    input: { repeat },
    facts: {
      'interval.chosen': [
        { type: 'interval.chosen', months: 3 },
        { type: 'interval.chosen', months: 6 },
      ],
      'reminder.wanted': [{ type: 'reminder.wanted' }],
      'reminder.ended': [{ type: 'reminder.ended' }],
    },
    outcomes: {
      setRepeat: [{ answers: setRepeat() }, { answers: setRepeat(6) }, { fails: failure() }],
      endRepeat: [{ answers: { sentBy: [] } }, { fails: failure() }],
    },
  });
