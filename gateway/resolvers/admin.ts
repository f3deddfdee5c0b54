import { GraphQLError } from 'graphql';
import type { AnswerJson } from '../../api/assistant/assistant.contract.ts';
import type { PlaceJson } from '../../api/places/places.contract.ts';
import type {
  AnswerResolvers,
  MutationResolvers,
  PlaceResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import type { SentFile } from '../uploads.ts';
import type { Complete } from './complete.ts';
import { moveToRest } from './words.ts';

const given = <Fields extends Record<string, string | null | undefined>>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as Record<string, string>;

export const admin = {
  Query: {
    place: async (_parent, { latitude, longitude }, { rest }) =>
      (await rest.assistant.place(latitude, longitude)).data,
    adminCounters: async (_parent, _args, { rest }) => (await rest.admin.adminCounters()).data,
    adminOrders: async (_parent, args, { rest }) =>
      (await rest.admin.adminOrders(given(args))).data,
    adminUsers: async (_parent, args, { rest }) => {
      const { items, next } = (await rest.admin.adminUsers(given(args))).data;
      return {
        next,
        items: items.map(({ _id, phoneNumber, ...user }) => ({
          id: _id,
          phone: phoneNumber,
          ...user,
        })),
      };
    },
    adminSettings: async (_parent, _args, { rest }) => (await rest.admin.adminSettings()).data,
  } satisfies QueryResolvers,
  Mutation: {
    ask: async (_parent, { question }, { rest }) => (await rest.assistant.ask(question)).data,
    moveOrder: async (_parent, { move }, { rest }) => {
      const action = moveToRest[move.action];
      if (!action)
        throw new GraphQLError(`${move.action} is not for administrators`, {
          extensions: { code: 'BAD_REQUEST' },
        });
      return (
        await rest.admin.moveOrder(move.orderId, {
          action,
          ...given({ technician: move.technician, note: move.note }),
        })
      ).data;
    },
    uploadReport: async (_parent, { orderId, file }, { rest }) => {
      const { blob, name } = file as SentFile;
      const form = new FormData();
      form.append('report', blob, name);
      return (await rest.admin.uploadReport(orderId, form)).data;
    },
    saveAdminSettings: async (_parent, { input }, { rest }) =>
      (await rest.admin.saveAdminSettings(input)).data,
  } satisfies MutationResolvers,
  // `rag/ask` may answer a plain text too (specification 7).
  Answer: {
    text: (answer) => (typeof answer === 'string' ? answer : (answer?.answer ?? null)),
    sources: (answer) => answer?.sources ?? [],
  } satisfies Complete<AnswerResolvers, AnswerJson>,
  Place: { stateDistrict: (place) => place.state_district } satisfies Complete<
    PlaceResolvers,
    PlaceJson
  >,
};
