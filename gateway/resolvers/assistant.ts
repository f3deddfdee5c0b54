import type { AnswerJson } from '../../api/assistant/assistant.contract.ts';
import type { PlaceJson } from '../../api/geocoding/geocoding.contract.ts';
import type {
  AnswerResolvers,
  MutationResolvers,
  PlaceResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import type { Complete } from './complete.ts';

const noAnswer: AnswerJson = { answer: '', sources: [] };

export const assistant = {
  Query: {
    place: async (_parent, { latitude, longitude }, { rest }) =>
      (await rest.assistant.place(latitude, longitude)).data,
  } satisfies QueryResolvers,
  Mutation: {
    // No answer is one, too: the assistant then says 'Okay.' (docs/product/errors.md).
    ask: async (_parent, { question }, { rest }) =>
      (await rest.assistant.ask(question)).data ?? noAnswer,
  } satisfies MutationResolvers,
  // `rag/ask` may answer a plain text too.
  Answer: {
    text: (answer) => (typeof answer === 'string' ? answer : (answer?.answer ?? null)),
    sources: (answer) => answer?.sources ?? [],
  } satisfies Complete<AnswerResolvers, AnswerJson>,
  Place: { stateDistrict: (place) => place.state_district } satisfies Complete<
    PlaceResolvers,
    PlaceJson
  >,
};
