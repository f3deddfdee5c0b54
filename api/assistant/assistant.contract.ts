import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';

/** Characters of a question at most (PD-42). */
export const questionLength = 1000;
export const QuestionRequest = Type.Object({
  question: Type.String({ maxLength: questionLength }),
});

/** The answer and the tests that it used. */
export const AnswerJson = Type.Object({
  answer: Type.String(),
  sources: Type.Array(Type.Object({ testId: Type.String(), name: Type.String() })),
});
export type AnswerJson = Static<typeof AnswerJson>;
export const AnswerAnswer = EnvelopeOf(AnswerJson);
