import { Type } from 'typebox';
import type { Static } from 'typebox';
import { longestRepeat } from '../catalogue/catalogue.contract.ts';
import { EnvelopeOf } from '../envelope.ts';
import { exampleId, exampleOf, named } from '../named.ts';
import { personal } from '../personal.ts';

const Months = Type.Integer({ minimum: 1, maximum: longestRepeat });
const OptionalText = Type.Union([Type.String(), Type.Null()]);

/** An interval, and when the test would be due. */
export const RepeatChoiceJson = named(
  'RepeatChoice',
  'An interval, and when the test would be due.',
  Type.Object({
    months: Months,
    /** YYYY-MM-DD. */
    dueOn: Type.String(),
  }),
  { months: 3, dueOn: '2027-03-01' },
);
export type RepeatChoiceJson = Static<typeof RepeatChoiceJson>;

/** A reminder that a customer has set. */
export const SetRepeatJson = named(
  'SetRepeat',
  'A reminder that is set.',
  Type.Object({
    _id: Type.String(),
    months: Months,
    /** YYYY-MM-DD; the reminder is sent a week before. */
    dueOn: Type.String(),
    /** Whether the reminder's time has come. */
    due: Type.Boolean(),
  }),
  { _id: exampleId, months: 3, dueOn: '2027-03-01', due: false },
);
export type SetRepeatJson = Static<typeof SetRepeatJson>;

/** A test that a person had, with the reminder to repeat it. */
export const RepeatJson = named(
  'Repeat',
  'A test that a person had, and the reminder to repeat it.',
  Type.Object({
    patientId: Type.String(),
    patientName: Type.String(personal),
    testId: Type.String(),
    testName: Type.String(),
    /** In Hindi; null where there is only English. */
    testNameHindi: OptionalText,
    /** False: it has left the catalogue, so nothing is sent. */
    offered: Type.Boolean(),
    /** The interval that is set, or else the usual one for the test. */
    months: Months,
    /** Each with the date at which the test would be due if it were set now. */
    choices: Type.Array(RepeatChoiceJson),
    /** Null where no reminder is set. */
    set: Type.Union([SetRepeatJson, Type.Null()]),
  }),
  {
    patientId: exampleId,
    patientName: 'Asha Rao',
    testId: 'hba1c',
    testName: 'HbA1c',
    testNameHindi: 'एचबीए1सी (HbA1c)',
    offered: true,
    months: 3,
    choices: [exampleOf(RepeatChoiceJson)],
    set: exampleOf(SetRepeatJson),
  },
);
export type RepeatJson = Static<typeof RepeatJson>;

/** How a reminder is sent. */
export const ReminderChannelJson = Type.Enum(['sms', 'whatsapp', 'email']);
export type ReminderChannelJson = Static<typeof ReminderChannelJson>;

export const RepeatsJson = named(
  'Repeats',
  'Reminders of a customer, and how they are sent.',
  Type.Object({
    /** Only to a verified phone number and e-mail. */
    sentBy: Type.Array(ReminderChannelJson),
    items: Type.Array(RepeatJson),
  }),
  { sentBy: ['sms', 'email'], items: [exampleOf(RepeatJson)] },
);
export type RepeatsJson = Static<typeof RepeatsJson>;

const wanted = { maxLength: 100, examples: ['hba1c'] };
export const RepeatsQuery = Type.Object({
  test: Type.Optional(
    Type.String({ ...wanted, description: 'Only reminders of this test, set or possible.' }),
  ),
  report: Type.Optional(
    Type.String({
      ...wanted,
      description:
        'Only reminders for the test and the person of a report, by the id of its order or item.',
    }),
  ),
});

/** Setting a reminder is the customer's consent to its messages. */
export const RepeatRequest = named(
  'RepeatRequest',
  'Who is reminded of which test, and after how many months. Sending this is the consent to the messages.',
  Type.Object({
    patient: Type.String({ maxLength: 100 }),
    test: Type.String({ maxLength: 100 }),
    months: Months,
  }),
  { patient: exampleId, test: 'hba1c', months: 3 },
);

export const RepeatParams = Type.Object({
  id: Type.String({ maxLength: 100, description: 'The reminder.', examples: [exampleId] }),
});

/** The secret is sent in the body, as URLs are written to logs. */
export const EndRepeatRequest = named(
  'EndRepeatRequest',
  "The secret after the # of a reminder's second link.",
  Type.Object({ secret: Type.String({ minLength: 1, maxLength: 200 }) }),
  { secret: 'kq0b8d0n1dO7pWlF8w2o8o4m1s9aXk3bT6yQeR5uZ1c' },
);

export const RepeatAnswer = EnvelopeOf(RepeatJson);
export const RepeatsAnswer = EnvelopeOf(RepeatsJson);
