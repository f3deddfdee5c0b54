import { ReportForm } from '../api/reports/reports.contract.ts';
import type { AccountJson } from '../api/users/users.contract.ts';
import { ForgotPasswordRequest, LoginRequest, SignUpRequest } from '../api/users/users.contract.ts';
import type { RecoveryCodesJson } from '../api/secondFactor/secondFactor.contract.ts';
import { OtpRequest } from '../api/secondFactor/secondFactor.contract.ts';
import type { OrderJson } from '../api/orders/orders.contract.ts';
import type { Envelope } from '../api/envelope.ts';
import { ask } from './ask.ts';
import { bookingCalls } from './calls/booking.ts';
import { addressRows, earlierLegalText, legalText, patientRows } from './calls/customer.ts';
import { staffCalls } from './calls/staff.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  SubscriptionResolvers,
} from './generated/resolvers.ts';
import { verdictOf } from './paymentVerdict.ts';
import { at } from './rest/rest.ts';
import { post, upload } from './row.ts';

const reportOfOrder = upload('admin/orders/{orderId}/report', ReportForm, { file: 'report' });
const reportOfItem = upload('admin/orders/{orderId}/items/{itemId}/report', ReportForm, {
  file: 'report',
});
const signUp = post('users/signup', SignUpRequest);
const signIn = post('users/login', LoginRequest);
const signInAdmin = post('users/adminlogin', LoginRequest);
const confirmSignInAdmin = post('users/adminlogin/code', OtpRequest);
const forgotPassword = post('users/forgotPassword', ForgotPasswordRequest);

/** The account after sign-up or login; a service may answer a login with its message only. */
function accountOf({ data, message, reason }: Envelope<unknown>) {
  const account = (data ?? {}) as Partial<AccountJson>;
  const id = account.userID ?? account._id ?? '';
  return { id, firstName: account.firstName ?? '', message, reason };
}
/** The message, which such answers carry as their data. */
const welcomeOf = ({ data, reason }: Envelope<unknown>) => ({
  message: (data as string | null) ?? '',
  reason,
});
const codesOf = ({ data }: Envelope<unknown>) => (data as RecoveryCodesJson).recoveryCodes;

/** Operations that are more than a renamed call. */
export const operations = {
  Query: {
    legalText: async (_parent, args, { rest }) =>
      (await ask(rest, args.version ? earlierLegalText : legalText, args)).data as never,
  } satisfies QueryResolvers,
  Mutation: {
    signUp: async (_parent, { input }, { rest }) => accountOf(await ask(rest, signUp, input)),
    signIn: async (_parent, { input }, { rest }) => accountOf(await ask(rest, signIn, input)),
    requestPasswordReset: async (_parent, { email }, { rest }) => ({
      email: ((await ask(rest, forgotPassword, { email })).data as string | null) ?? email,
    }),
    signInAdmin: async (_parent, { input }, { rest }) =>
      welcomeOf(await ask(rest, signInAdmin, input)),
    confirmSignInAdmin: async (_parent, args, { rest }) =>
      welcomeOf(await ask(rest, confirmSignInAdmin, args)),
    confirmSecondFactor: async (_parent, args, { rest }) =>
      codesOf(await ask(rest, staffCalls.confirmSecondFactor, args)),
    renewRecoveryCodes: async (_parent, args, { rest }) =>
      codesOf(await ask(rest, staffCalls.renewRecoveryCodes, args)),
    savePatient: async (_parent, { input: { id, changed, ...patient } }, { rest }) =>
      (id
        ? await ask(rest, patientRows.change, { id, changed, ...patient })
        : await ask(rest, patientRows.add, patient)
      ).data as never,
    saveAddress: async (_parent, { input: { id, version, ...address } }, { rest }) =>
      (id
        ? await ask(rest, addressRows.change, { id, version, ...address })
        : await ask(rest, addressRows.add, address)
      ).data as never,
    /** The answer may contain only an id; then the order is read. */
    createOrder: async (_parent, { input }, { rest }) => {
      const made = (await ask(rest, bookingCalls.createOrder, input)).data as OrderJson;
      if (made.slot) return made;
      return (await ask(rest, bookingCalls.order, { id: made._id })).data as OrderJson;
    },
    verifyPayment: (_parent, { proof }, { rest }) =>
      verdictOf(ask(rest, bookingCalls.verifyPayment, proof)),
    uploadReport: async (_parent, { orderId, itemId, ...report }, { rest }) =>
      (itemId
        ? await ask(rest, reportOfItem, { orderId, itemId, ...report })
        : await ask(rest, reportOfOrder, { orderId, ...report })
      ).data as never,
  } satisfies MutationResolvers,
  Subscription: {
    orderChanged: {
      subscribe: (_parent, { id }, { rest }) => rest.follow<OrderJson>(`order/${at(id)}/events`),
      resolve: (order: OrderJson) => order,
    },
  } satisfies SubscriptionResolvers,
};
