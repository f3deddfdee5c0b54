import { assertEvent, setup } from 'xstate';
import { isChangedSince } from '../changedSince.ts';
import { failureMessage, messageActions } from '../messages.ts';
import type { Message } from '../notices.ts';
import { port, toActors } from '../ports.ts';
import type { Tag } from '../tags.ts';

/** The change as its form sends it, with the version that was read. */
interface SentForm {
  change: unknown;
}

const ports = {
  saveForm: port<SentForm, unknown>(),
  /** Reads what is stored; the form puts what was typed on top of it. */
  loadStored: port<void, unknown>(),
};
export type StaffFormPorts = typeof ports;

interface StaffFormContext {
  message: Message | null;
}

type StaffFormEvent = { type: 'form.submitted' } & SentForm;

const shown = { type: 'showMessage', params: failureMessage } as const;
const submitted = { 'form.submitted': 'saving' } as const;

/** Somebody of the staff changes what is stored by a form that saves it as a whole. */
export const staffFormMachine = setup({
  types: {
    context: {} as StaffFormContext,
    events: {} as StaffFormEvent,
    tags: {} as Tag,
    meta: {} as { clause: string },
  },
  actors: toActors(ports),
  guards: {
    isChangedSince: (_, { error }: { error: unknown }) => isChangedSince(error),
  },
  actions: messageActions<StaffFormContext, StaffFormEvent>(),
}).createMachine({
  id: 'staffForm',
  description: "A form of the staff is saved as a whole, and undoes nobody else's change.",
  meta: { clause: 'PD-156' },
  context: { message: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is being filled in.',
      tags: 'editing',
      on: submitted,
    },
    saving: {
      description: 'The change is being sent, with the version that it was made from.',
      tags: ['editing', 'busy'],
      entry: 'clearMessage',
      invoke: {
        id: 'saveForm',
        src: 'saveForm',
        input: ({ event }) => {
          assertEvent(event, 'form.submitted');
          return { change: event.change };
        },
        onDone: 'saved',
        onError: [
          {
            guard: { type: 'isChangedSince', params: ({ event }) => ({ error: event.error }) },
            target: 'loadingStored',
            actions: shown,
          },
          { target: 'editing', actions: shown },
        ],
      },
    },
    loadingStored: {
      description:
        'Somebody else has saved meanwhile: what is stored now is being loaded, and what was typed stays on top of it.',
      tags: ['editing', 'busy'],
      invoke: {
        id: 'loadStored',
        src: 'loadStored',
        onDone: 'editing',
        onError: { target: 'editing', actions: shown },
      },
    },
    saved: {
      description: 'It is stored; the form can be changed and sent again.',
      on: submitted,
    },
  },
});
