import { GraphQLError } from 'graphql';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { SentFile } from '../upload.ts';
import { directionToRest, moveToRest, orderSortToRest } from './enumValues.ts';
import { given } from './given.ts';

export const admin = {
  Query: {
    adminCounters: async (_parent, _args, { rest }) => (await rest.admin.adminCounters()).data,
    adminOrders: async (_parent, { sort, direction, ...filters }, { rest }) =>
      (
        await rest.admin.adminOrders(
          given({
            sort: sort && orderSortToRest[sort],
            direction: direction && directionToRest[direction],
            ...filters,
          }),
        )
      ).data,
    visitCounts: async (_parent, _args, { rest }) => (await rest.admin.visitCounts()).data,
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
    moveOrder: async (_parent, { move: { orderId, action: wanted, ...details } }, { rest }) => {
      const action = moveToRest[wanted];
      if (!action)
        throw new GraphQLError(`${wanted} is not for administrators`, {
          extensions: { code: 'BAD_REQUEST' },
        });
      return (await rest.admin.moveOrder(orderId, { action, ...given(details) })).data;
    },
    rescheduleForCustomer: async (_parent, { orderId, slotId }, { rest }) =>
      (await rest.admin.rescheduleForCustomer(orderId, slotId)).data,
    uploadReport: async (_parent, { orderId, itemId, file }, { rest }) => {
      const { blob, name } = file as SentFile;
      const form = new FormData();
      form.append('report', blob, name);
      return (await rest.admin.uploadReport(orderId, itemId, form)).data;
    },
    saveAdminSettings: async (_parent, { input }, { rest }) =>
      (await rest.admin.saveAdminSettings(input)).data,
  } satisfies MutationResolvers,
};
