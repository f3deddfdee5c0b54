import { assertEvent, assign, setup } from 'xstate';
import { patientRefusal } from '../booking/patientRefusal.ts';
import { effects, failureMessage, failureUnlessSignedOut, messageActions } from '../messages.ts';
import { toActors } from '../ports.ts';
import { backTo, sending } from '../sending.ts';
import type { Tag } from '../tags.ts';
import { ports } from './savedList.types.ts';
import type { SavedListContext, SavedListEvent } from './savedList.types.ts';

type Happened = { event: SavedListEvent };
const idOf = ({ event }: Happened) => {
  assertEvent(event, ['entry.opened', 'entry.removed', 'default.chosen']);
  return { id: event.id };
};

/** The saved patients or addresses of a customer, and the form for one of them. */
export const savedListMachine = setup({
  types: {
    context: {} as SavedListContext,
    events: {} as SavedListEvent,
    tags: {} as Tag,
    meta: {} as { clause: string },
  },
  actors: toActors(ports),
  guards: {
    /** Name (trimmed), date of birth and gender are there (docs/product/validation.md). */
    isFilledIn: ({ event }) =>
      event.type === 'patient.submitted' && patientRefusal(event.patient) === null,
    isInForm: ({ context, event }) => event.type === 'entry.removed' && event.id === context.edited,
  },
  actions: {
    log: effects.log,
    ...messageActions<SavedListContext, SavedListEvent>(),
    showFormMessage: assign((_, { message }: Pick<SavedListContext, 'message'>) => ({
      formMessage: message,
    })),
    clearFormMessage: assign({ formMessage: null }),
    setEdited: assign((_, { id }: { id: string | null }) => ({ edited: id })),
    /** Removes the typed text from the tab once it is saved. */
    clearTyped: () => undefined,
  },
}).createMachine({
  id: 'savedList',
  description: 'Who somebody books for, or where to: each is written, changed and removed.',
  meta: { clause: 'docs/product/screens.md#profile-panel' },
  type: 'parallel',
  context: { edited: null, formMessage: null, message: null },
  states: {
    form: {
      description: 'The form of one of them, above the list.',
      initial: 'closed',
      states: {
        closed: {
          description: 'No form is open.',
          entry: ['clearFormMessage', { type: 'setEdited', params: { id: null } }],
          on: {
            'entry.opened': { target: 'editing', actions: { type: 'setEdited', params: idOf } },
          },
        },
        editing: {
          description: 'One of them, or a new one, is being typed.',
          tags: 'editing',
          on: {
            'entry.opened': {
              actions: ['clearFormMessage', { type: 'setEdited', params: idOf }],
            },
            'patient.submitted': [
              { guard: 'isFilledIn', target: 'saving' },
              {
                actions: {
                  type: 'showFormMessage',
                  params: ({ event }) => ({ message: patientRefusal(event.patient) }),
                },
              },
            ],
            'address.submitted': 'saving',
            'editing.cancelled': 'closed',
            'entry.removed': { guard: 'isInForm', target: 'closed' },
          },
        },
        saving: {
          ...sending('saveEntry', {
            description: 'It is being saved, and the list loaded again.',
            input: ({ event }: Happened) => {
              assertEvent(event, ['patient.submitted', 'address.submitted']);
              return event;
            },
            onDone: { target: 'closed', actions: 'clearTyped' },
            onError: {
              target: 'editing',
              actions: [
                { type: 'log', params: failureMessage },
                { type: 'showFormMessage', params: failureUnlessSignedOut },
              ],
            },
          }),
          entry: 'clearFormMessage',
        },
      },
    },
    list: {
      description: 'All of them, each with what can be done with it.',
      initial: 'ready',
      states: {
        ready: {
          description: 'One of them can be removed, or an address made the usual one.',
          on: { 'entry.removed': 'removing', 'default.chosen': 'choosingDefault' },
        },
        removing: sending('removeEntry', {
          description: 'It is being removed, and the list loaded again.',
          tags: ['busy'],
          input: idOf,
          onDone: 'ready',
          onError: backTo('ready'),
        }),
        choosingDefault: sending('chooseDefaultAddress', {
          description: 'The address becomes the usual one.',
          tags: ['busy'],
          input: idOf,
          onDone: 'ready',
          onError: backTo('ready'),
        }),
      },
    },
  },
});
