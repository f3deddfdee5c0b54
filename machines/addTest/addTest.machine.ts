import { assertEvent, setup } from 'xstate';
import {
  effects,
  failureMessage,
  failureNotice,
  messageActions,
  successNotice,
} from '../messages.ts';
import type { TestInput } from '../generated/schema.ts';
import type { Tag } from '../tags.ts';
import { port, toActors } from '../ports.ts';
import type { Sentence } from '../messages.ts';
import type { Message } from '../notices.ts';

/** The form's data: the fields, and two files that the machine only passes on. */
export interface AddTestInput {
  input: TestInput;
  icon: unknown;
  image: unknown;
}

const ports = { addTest: port<AddTestInput, Sentence>() };
export type AddTestPorts = typeof ports;

interface AddTestContext {
  message: Message | null;
}
type AddTestEvent = ({ type: 'test.submitted' } & AddTestInput) | { type: 'another.begun' };

/** The administrator adds a test to the catalogue (docs/product/screens.md#administration). */
export const addTestMachine = setup({
  types: {
    context: {} as AddTestContext,
    events: {} as AddTestEvent,
    tags: {} as Tag,
    meta: {} as { clause: string },
  },
  actors: toActors(ports),
  actions: {
    notify: effects.notify,
    ...messageActions<AddTestContext, AddTestEvent>(),
  },
}).createMachine({
  id: 'addTest',
  description: 'Adds a test to the catalogue.',
  meta: { clause: 'docs/product/screens.md#administration' },
  context: { message: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is being filled in.',
      tags: 'editing',
      meta: { clause: 'docs/product/screens.md#administration' },
      on: { 'test.submitted': 'saving' },
    },
    saving: {
      description: 'The test and its two pictures are being sent.',
      tags: ['editing', 'busy'],
      entry: 'clearMessage',
      invoke: {
        id: 'addTest',
        src: 'addTest',
        input: ({ event }) => {
          assertEvent(event, 'test.submitted');
          return { input: event.input, icon: event.icon, image: event.image };
        },
        onDone: {
          target: 'saved',
          actions: { type: 'notify', params: successNotice },
        },
        onError: {
          target: 'editing',
          actions: [
            { type: 'notify', params: failureNotice },
            { type: 'showMessage', params: failureMessage },
          ],
        },
      },
    },
    saved: { description: 'The test is in the catalogue.', on: { 'another.begun': 'editing' } },
  },
});
