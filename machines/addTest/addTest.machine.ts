import { assertEvent, assign, setup } from 'xstate';
import { messageOf } from '../failure.ts';
import type { TestInput } from '../generated/schema.ts';
import { missing, toActors } from '../ports.ts';
import type { Port } from '../ports.ts';

/** What the form sends: the fields, and two files that the machine only passes on. */
export interface AddTestInput {
  input: TestInput;
  icon: unknown;
  image: unknown;
}

export type AddTestPorts = { addTest: Port<AddTestInput, { message: string }> };

/** The administrator adds a test to the catalogue (specification 2, Admin). */
export const addTestMachine = setup({
  types: {
    context: {} as { message: string | null },
    events: {} as ({ type: 'test.submitted' } & AddTestInput) | { type: 'another.begun' },
    tags: {} as 'busy',
    meta: {} as { clause: string },
  },
  actors: toActors<AddTestPorts>({ addTest: missing('addTest') }),
  actions: {
    notify: (_, _params: { kind: 'success' | 'error'; message: string }) => undefined,
    say: assign((_, params: { message: string }) => ({ message: params.message })),
    /** A new try; what the last one said is over. */
    hush: assign({ message: null }),
  },
}).createMachine({
  id: 'addTest',
  description: 'Adds a test to the catalogue.',
  meta: { clause: 'product 2 Admin' },
  context: { message: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is being filled in.',
      meta: { clause: 'product 2 Admin' },
      on: { 'test.submitted': 'saving' },
    },
    saving: {
      description: 'The test and its two pictures are being sent.',
      tags: 'busy',
      entry: 'hush',
      invoke: {
        id: 'addTest',
        src: 'addTest',
        input: ({ event }) => {
          assertEvent(event, 'test.submitted');
          return { input: event.input, icon: event.icon, image: event.image };
        },
        onDone: {
          target: 'saved',
          actions: {
            type: 'notify',
            params: ({ event }) => ({ kind: 'success', message: event.output.message }),
          },
        },
        onError: {
          target: 'editing',
          actions: [
            {
              type: 'notify',
              params: ({ event }) => ({ kind: 'error', message: messageOf(event.error) }),
            },
            { type: 'say', params: ({ event }) => ({ message: messageOf(event.error) }) },
          ],
        },
      },
    },
    saved: { description: 'The test is in the catalogue.', on: { 'another.begun': 'editing' } },
  },
});
