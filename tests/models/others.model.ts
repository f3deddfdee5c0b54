import type { AnyEventObject } from 'xstate';
import { addTestMachine } from '../../machines/addTest/addTest.machine.ts';
import { chatMachine } from '../../machines/chat/chat.machine.ts';
import type { ChatEvent } from '../../machines/chat/chat.machine.ts';
import { locationMachine } from '../../machines/location/location.machine.ts';
import { orderMachine } from '../../machines/order/order.machine.ts';
import type { OrderEvent } from '../../machines/order/order.machine.ts';
import { passwordResetMachine } from '../../machines/passwordReset/passwordReset.machine.ts';
import type { PasswordResetEvent } from '../../machines/passwordReset/passwordReset.machine.ts';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import type { PaymentEvent } from '../../machines/payment/payment.machine.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { SessionContext, SessionEvent } from '../../machines/session/session.machine.ts';
import { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import { signUpMachine } from '../../machines/signUp/signUp.machine.ts';
import type { SignUpContext, SignUpEvent } from '../../machines/signUp/signUp.setup.ts';
import { trackingMachine } from '../../machines/tracking/tracking.machine.ts';
import type { TrackingEvent } from '../../machines/tracking/tracking.machine.ts';
import type { Model } from './model.ts';
import { failure, trackedOrder } from './samples.ts';

/** A sample of every fact of a machine; a new fact without one does not compile. */
const samples = <Event extends AnyEventObject>(events: { [Type in Event['type']]: Extract<Event, { type: Type }>[] }): Event[] => Object.values(events).flat() as Event[];
const route = (step: string) => ({ type: 'xstate.route', to: `#${step}` });
const message = { answers: { message: 'Done' } };
const fails = { fails: failure() };
const user = { id: 'u1', firstName: 'Asha', lastName: 'Menon', email: 'asha@example.com', phone: null, phoneVerified: false };

const signUp: Model = {
  machine: signUpMachine,
  facts: [
    ...samples<SignUpEvent>({
      'details.submitted': [{ type: 'details.submitted', input: { firstName: 'Asha', lastName: 'Menon', email: 'asha@example.com', password: 'password' } }],
      'mobile.submitted': [{ type: 'mobile.submitted', phone: '9000000001' }],
      'code.submitted': [{ type: 'code.submitted', otp: ' 1234' }, { type: 'code.submitted', otp: '12' }],
      'code.resendRequested': [{ type: 'code.resendRequested' }],
      'mobile.changed': [{ type: 'mobile.changed' }],
      'account.known': [{ type: 'account.known', userId: 'u1', phone: '+919000000001' }, { type: 'account.known', userId: 'u1', phone: null }],
      'signUp.begun': [{ type: 'signUp.begun' }],
    }),
    route('details'), route('mobile'), route('code'),
  ],
  outcomes: { signUp: [{ answers: { id: 'u1', message: 'Welcome' } }, fails], sendCode: [message, fails], verifyCode: [message, fails], resendCode: [message, fails] },
  distinguish: ({ userId, phone }: SignUpContext) => [userId !== null, phone !== null],
};

const signIn = (audience: 'customer' | 'administrator'): Model => ({
  machine: signInMachine, input: { audience }, outcomes: { signIn: [message, fails] },
  facts: [{ type: 'credentials.submitted', input: { email: 'asha@example.com', password: 'password' } }, { type: 'signIn.begun' }],
});

const passwordReset: Model = {
  machine: passwordResetMachine,
  facts: [
    ...samples<PasswordResetEvent>({
      'email.submitted': [{ type: 'email.submitted', email: 'asha@example.com' }],
      'password.submitted': [{ type: 'password.submitted', otp: ' 1234 ', newPassword: 'new password' }],
      'reset.begun': [{ type: 'reset.begun' }],
    }),
    route('request'), route('reset'),
  ],
  outcomes: { requestPasswordReset: [{ answers: { email: 'asha@example.com' } }, fails], resetPassword: [message, fails] },
  distinguish: ({ email }: { email: string | null }) => email !== null,
};

const session: Model = {
  machine: sessionMachine,
  facts: samples<SessionEvent>({
    'session.changed': [{ type: 'session.changed' }], 'session.lost': [{ type: 'session.lost' }], 'signOut.requested': [{ type: 'signOut.requested' }],
    'page.wanted': [{ type: 'page.wanted', wanted: '/Lab' }], 'page.reached': [{ type: 'page.reached' }],
  }),
  outcomes: { loadUser: [{ answers: user }, { answers: null }, fails], reloadUser: [{ answers: user }, { answers: null }, fails], signOut: [message, fails] },
  distinguish: ({ wanted }: SessionContext) => wanted,
};

const chat: Model = {
  machine: chatMachine,
  facts: samples<ChatEvent>({
    'chat.opened': [{ type: 'chat.opened' }], 'chat.closed': [{ type: 'chat.closed' }], 'chat.collapsed': [{ type: 'chat.collapsed' }], 'chat.expanded': [{ type: 'chat.expanded' }],
    'question.sent': [{ type: 'question.sent', text: ' What Tests are Availiable? ' }, { type: 'question.sent', text: '  ' }, { type: 'question.sent', text: 'x'.repeat(1001) }],
    'chat.forgotten': [{ type: 'chat.forgotten' }],
  }),
  outcomes: { ask: [{ answers: { text: 'We have 45 tests.', sources: [] } }, { answers: { text: null, sources: [] } }, fails] },
};

const order = { answers: trackedOrder() };
const tracking: Model = {
  machine: trackingMachine, input: { orderId: 'o1' },
  facts: samples<TrackingEvent>({
    'order.changed': [{ type: 'order.changed', order: trackedOrder({ status: 'collection', availableActions: [] }) }],
    'load.retried': [{ type: 'load.retried' }], 'cancel.requested': [{ type: 'cancel.requested' }], 'cancel.confirmed': [{ type: 'cancel.confirmed', reason: null }],
    'reschedule.requested': [{ type: 'reschedule.requested' }], 'slot.picked': [{ type: 'slot.picked', slotId: 's2' }], 'change.abandoned': [{ type: 'change.abandoned' }],
  }),
  outcomes: { loadOrder: [order, { fails: failure('NOT_FOUND') }, fails], cancelOrder: [order, fails], rescheduleOrder: [order, { fails: failure('SLOT_TAKEN') }] },
  distinguish: ({ order: known }: { order: { availableActions: string[] } | null }) => known?.availableActions.length,
};

const place = { neighbourhood: null, suburb: 'Indiranagar', postcode: '560038', stateDistrict: 'Bengaluru Urban', country: 'India' };
const location = (supported: boolean): Model => ({
  machine: locationMachine, input: { supported }, facts: [{ type: 'load.retried' }],
  outcomes: { locate: [{ answers: { latitude: 12.97, longitude: 77.64 } }, fails], loadPlace: [{ answers: place }, fails] },
});

const addTest: Model = {
  machine: addTestMachine, outcomes: { addTest: [message, fails] },
  facts: [
    { type: 'test.submitted', icon: null, image: null, input: { testName: 'ESR', price: '199', reportTime: '8 Hours', tat: '', description: '', inclusions: '', disclaimers: [], features: [], whyBook: [] } },
    { type: 'another.begun' },
  ],
};

const orderStatus: Model = {
  machine: orderMachine, outcomes: {},
  facts: samples<OrderEvent>({
    'technician.assigned': [{ type: 'technician.assigned' }], 'sample.collected': [{ type: 'sample.collected' }], 'examination.started': [{ type: 'examination.started' }],
    'report.completed': [{ type: 'report.completed' }], 'sample.rejected': [{ type: 'sample.rejected' }], 'slot.changed': [{ type: 'slot.changed' }], 'order.cancelled': [{ type: 'order.cancelled' }],
  }),
};

const payment: Model = {
  machine: paymentMachine, outcomes: {},
  facts: samples<PaymentEvent>({
    'payment.captured': [{ type: 'payment.captured', placeHeld: true }, { type: 'payment.captured', placeHeld: false }], 'payment.failed': [{ type: 'payment.failed' }],
    'hold.expired': [{ type: 'hold.expired' }], 'order.cancelled': [{ type: 'order.cancelled' }], 'refund.completed': [{ type: 'refund.completed' }],
  }),
};

/** Everything but the funnel; machines that begin differently are listed once for each beginning. */
export const otherModels: Model[] = [
  signUp, signIn('customer'), signIn('administrator'), passwordReset, session, chat, tracking, location(true), location(false), addTest, orderStatus, payment,
];
