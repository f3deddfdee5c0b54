import { Type } from 'typebox';
import type { Static } from 'typebox';
import { longestQuestion } from '../../machines/text/longest.ts';
import { EnvelopeOf } from '../envelope.ts';
import { named } from '../named.ts';
import { personal } from '../personal.ts';

export const QuestionRequest = named(
  'QuestionRequest',
  'A question in English or Hindi.',
  Type.Object({
    question: Type.String({ maxLength: longestQuestion, ...personal }),
  }),
  { question: 'Do I have to fast for a lipid profile?' },
);

/** The answer, and the tests that it used. */
export const AnswerJson = named(
  'AssistantAnswer',
  'The answer and the tests that it used.',
  Type.Object({
    answer: Type.String(),
    sources: Type.Array(Type.Object({ testId: Type.String(), name: Type.String() })),
  }),
  {
    answer: 'Yes, for 10 to 12 hours.',
    sources: [{ testId: 'lipid-profile', name: 'Lipid Profile' }],
  },
);
export type AnswerJson = Static<typeof AnswerJson>;
export type AnswerSourceJson = AnswerJson['sources'][number];
export const AnswerAnswer = EnvelopeOf(AnswerJson);
