import { Type } from 'typebox';
import type { Static } from 'typebox';
import { bucketCount } from '../../machines/figures/timeBuckets.ts';
import { EnvelopeOf } from '../envelope.ts';
import { named } from '../named.ts';

/** Days for which figures are stored, and the most that can be read. */
export const keptDays = 90;

const Name = Type.String({ maxLength: 100 });

/** Both are null if the count is of entries into the state. */
export const FlowStep = Type.Object({
  flow: Name,
  state: Name,
  next: Type.Optional(Type.Union([Name, Type.Null()])),
  bucket: Type.Optional(
    Type.Union([Type.Integer({ minimum: 0, maximum: bucketCount - 1 }), Type.Null()]),
  ),
  count: Type.Integer({ minimum: 1, maximum: 10 }),
});
export type FlowStep = Static<typeof FlowStep>;
export const FlowStepsRequest = named(
  'FlowStepsRequest',
  'States that were entered, or left for another one.',
  Type.Object({
    steps: Type.Array(FlowStep, { minItems: 1, maxItems: 40 }),
  }),
  { steps: [{ flow: 'booking', state: 'slot.choosing', count: 1 }] },
);
export type FlowStepsRequest = Static<typeof FlowStepsRequest>;
export const CountedAnswer = EnvelopeOf(Type.Integer({ examples: [1] }));

export const FlowFiguresQuery = Type.Object({
  days: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: keptDays,
      description: 'The number of days; 30 by default.',
      examples: [30],
    }),
  ),
  daysBack: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: keptDays - 1,
      description: 'How many days ago the last of them is; by default today.',
      examples: [30],
    }),
  ),
});
export const StateFiguresJson = named(
  'StateFigures',
  'How often a state was entered and left.',
  Type.Object({
    flow: Type.String(),
    state: Type.String(),
    entered: Type.Integer(),
    wentOn: Type.Integer(),
    medianSeconds: Type.Union([Type.Integer(), Type.Null()]),
    next: Type.Array(Type.Object({ state: Type.String(), count: Type.Integer() })),
  }),
  {
    flow: 'booking',
    state: 'slot.choosing',
    entered: 40,
    wentOn: 31,
    medianSeconds: 12,
    next: [{ state: 'slot.done', count: 31 }],
  },
);
export type StateFiguresJson = Static<typeof StateFiguresJson>;
export type NextStateJson = StateFiguresJson['next'][number];
export const FlowFiguresAnswer = EnvelopeOf(Type.Array(StateFiguresJson));
