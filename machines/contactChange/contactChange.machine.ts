import { assertEvent } from 'xstate';
import { successNotice } from '../messages.ts';
import { refused } from '../sending.ts';
import { contactChange } from './contactChange.setup.ts';

const changed = {
  target: '#changed',
  actions: { type: 'notify', params: successNotice },
} as const;

const number = contactChange.createStateConfig({
  id: 'number' as const,
  description: 'The customer enters another mobile number, and the password.',
  meta: { clause: 'PD-125' },
  route: {},
  initial: 'editing',
  exit: 'clearMessage',
  states: {
    editing: {
      description: 'Number and password are being typed.',
      tags: 'editing',
      on: {
        'number.submitted': {
          target: 'sending',
          actions: {
            type: 'setContact',
            params: ({ event }) => ({ contact: { kind: 'phone', to: event.phone } }),
          },
        },
      },
    },
    sending: {
      description: 'The password is checked, and a code sent to the number.',
      tags: ['editing', 'busy'],
      entry: 'clearMessage',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context: { userId }, event }) => {
          assertEvent(event, 'number.submitted');
          return { phone: event.phone, userId, password: event.password };
        },
        onDone: 'done',
        onError: { target: 'editing', actions: refused },
      },
    },
    done: { type: 'final', description: 'The code is on its way to the number.' },
  },
});

const email = contactChange.createStateConfig({
  id: 'email' as const,
  description: 'The customer enters another email, and the password.',
  meta: { clause: 'PD-125' },
  route: {},
  initial: 'editing',
  exit: 'clearMessage',
  states: {
    editing: {
      description: 'E-mail and password are being typed.',
      tags: 'editing',
      on: {
        'email.submitted': {
          target: 'sending',
          actions: {
            type: 'setContact',
            params: ({ event }) => ({ contact: { kind: 'email', to: event.email } }),
          },
        },
      },
    },
    sending: {
      description:
        'The password is checked, and a code sent to the email; where another account has it, a mail there says so.',
      tags: ['editing', 'busy'],
      entry: 'clearMessage',
      invoke: {
        id: 'sendEmailCode',
        src: 'sendEmailCode',
        input: ({ event }) => {
          assertEvent(event, 'email.submitted');
          return { email: event.email, password: event.password };
        },
        onDone: 'done',
        onError: { target: 'editing', actions: refused },
      },
    },
    done: { type: 'final', description: 'The code is on its way to the email.' },
  },
});

const code = contactChange.createStateConfig({
  id: 'code' as const,
  description: 'The customer enters the code that came to the new number or email.',
  meta: { clause: 'PD-125' },
  route: { guard: 'hasContact' },
  initial: 'editing',
  exit: 'clearMessage',
  states: {
    editing: {
      description: 'The code is being typed.',
      tags: 'editing',
      on: {
        'code.submitted': [
          { guard: 'isNumber', target: 'verifyingNumber' },
          { target: 'verifyingEmail' },
        ],
        'contact.edited': [{ guard: 'isNumber', target: '#number' }, { target: '#email' }],
      },
    },
    verifyingNumber: {
      description: 'The code for the number is being checked.',
      tags: ['editing', 'busy'],
      entry: 'clearMessage',
      invoke: {
        id: 'verifyCode',
        src: 'verifyCode',
        input: ({ context: { userId }, event }) => {
          assertEvent(event, 'code.submitted');
          return { otp: event.otp.trim(), userId };
        },
        onDone: changed,
        onError: { target: 'editing', actions: refused },
      },
    },
    verifyingEmail: {
      description: 'The code for the email is being checked.',
      tags: ['editing', 'busy'],
      entry: 'clearMessage',
      invoke: {
        id: 'verifyEmailCode',
        src: 'verifyEmailCode',
        input: ({ event }) => {
          assertEvent(event, 'code.submitted');
          return { otp: event.otp.trim() };
        },
        onDone: changed,
        onError: { target: 'editing', actions: refused },
      },
    },
  },
});

/** Changes the mobile number or e-mail of an account, proved by a code (PD-125). */
export const contactChangeMachine = contactChange.createMachine({
  id: 'contactChange',
  description: "Changes a customer's mobile number or email: the password, then a code.",
  meta: { clause: 'PD-125' },
  context: ({ input }) => ({ ...input, message: null }),
  initial: 'number',
  states: {
    number: { ...number, onDone: 'code' },
    email: { ...email, onDone: 'code' },
    code,
    changed: {
      id: 'changed',
      description: 'The account has the new number or email; the home page follows.',
      tags: 'leaving',
      entry: 'notifySession',
    },
  },
});
