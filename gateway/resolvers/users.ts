import type { UserJson } from '../../api/users/users.contract.ts';
import type { MutationResolvers, QueryResolvers, UserResolvers } from '../generated/resolvers.ts';
import type { Complete } from './complete.ts';
import { given } from './given.ts';
import { renamed } from './renamed.ts';
import { orNull } from './orNull.ts';

export const users = {
  Query: {
    me: (_parent, _args, { rest }) => orNull(rest.users.me()),
    admin: (_parent, _args, { rest }) => orNull(rest.users.admin()),
  } satisfies QueryResolvers,
  Mutation: {
    signUp: async (_parent, { input }, { rest }) => {
      const { data, message, reason } = await rest.users.signUp(input);
      return { id: data.userID, firstName: data.firstName, message, reason };
    },
    signIn: async (_parent, { input }, { rest }) => {
      const { data, message, reason } = await rest.users.signIn(input);
      return { id: data.userID, firstName: data.firstName, message, reason };
    },
    signOut: (_parent, _args, { rest }) => rest.users.signOut(),
    sendCode: (_parent, args, { rest }) =>
      rest.users.sendCode(renamed(args, { phone: 'phoneNumber', userId: 'userID' })),
    verifyCode: (_parent, args, { rest }) =>
      rest.users.verifyCode(renamed(args, { otp: 'otp', userId: 'userID' })),
    requestPasswordReset: async (_parent, { email }, { rest }) => ({
      email: (await rest.users.requestPasswordReset(email)).data,
    }),
    resetPassword: (_parent, { input }, { rest }) => rest.users.resetPassword(input),
    updateProfile: async (_parent, { input }, { rest }) =>
      (await rest.users.updateProfile(given(input))).data,
    deleteAccount: (_parent, { password }, { rest }) => rest.users.deleteAccount(password),
    signInAdmin: async (_parent, { input }, { rest }) => {
      const { data, reason } = await rest.users.signInAdmin(input);
      return { message: data ?? '', reason };
    },
    confirmSignInAdmin: async (_parent, { otp }, { rest }) => {
      const { data, reason } = await rest.users.confirmSignInAdmin(otp);
      return { message: data ?? '', reason };
    },
    signOutAdmin: (_parent, _args, { rest }) => rest.users.signOutAdmin(),
  } satisfies MutationResolvers,
  User: { id: (user) => user._id, phone: (user) => user.phoneNumber } satisfies Complete<
    UserResolvers,
    UserJson
  >,
};
