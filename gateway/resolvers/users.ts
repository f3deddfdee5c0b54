import type { UserJson } from '../../api/users/users.contract.ts';
import type { MutationResolvers, QueryResolvers, UserResolvers } from '../generated/resolvers.ts';
import type { Complete } from './complete.ts';
import { orNull } from './signedIn.ts';

export const users = {
  Query: {
    me: (_parent, _args, { rest }) => orNull(rest.users.me()),
    admin: async (_parent, _args, { rest }) => {
      const admin = await orNull(rest.users.admin());
      return admin && { id: admin._id, email: admin.email, name: admin.name };
    },
  } satisfies QueryResolvers,
  Mutation: {
    signUp: async (_parent, { input }, { rest }) => {
      const { data, message } = await rest.users.signUp(input);
      return { id: data.userID, firstName: data.firstName, message };
    },
    signIn: async (_parent, { input }, { rest }) => {
      const { data, message } = await rest.users.signIn(input);
      return { id: data.userID, firstName: data.firstName, message };
    },
    signOut: async (_parent, _args, { rest }) => ({
      message: (await rest.users.signOut()).message,
    }),
    sendCode: async (_parent, { phone, userId }, { rest }) => ({
      message: (await rest.users.sendCode({ phoneNumber: phone, userID: userId })).message,
    }),
    verifyCode: async (_parent, { otp, userId }, { rest }) => ({
      message: (await rest.users.verifyCode({ otp, userID: userId })).message,
    }),
    requestPasswordReset: async (_parent, { email }, { rest }) => ({
      email: (await rest.users.requestPasswordReset(email)).data,
    }),
    resetPassword: async (_parent, { input }, { rest }) => ({
      message: (await rest.users.resetPassword(input)).message,
    }),
    updateProfile: async (_parent, { input }, { rest }) =>
      (await rest.users.updateProfile(input)).data,
    deleteAccount: async (_parent, { password }, { rest }) => ({
      message: (await rest.users.deleteAccount(password)).message,
    }),
    signInAdmin: async (_parent, { input }, { rest }) => ({
      message: (await rest.users.signInAdmin(input)).data,
    }),
    signOutAdmin: async (_parent, _args, { rest }) => ({
      message: (await rest.users.signOutAdmin()).message,
    }),
  } satisfies MutationResolvers,
  User: { id: (user) => user._id, phone: (user) => user.phoneNumber } satisfies Complete<
    UserResolvers,
    UserJson
  >,
};
