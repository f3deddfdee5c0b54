import { assign, setup } from 'xstate';
import type { Repeat, SetRepeat } from '../generated/schema.ts';
import { effects, messageActions } from '../messages.ts';
import type { Message } from '../notices.ts';
import { port, toActors } from '../ports.ts';
import { refused } from '../sending.ts';
import type { Tag } from '../tags.ts';

const ports = {
  setRepeat: port<{ patientId: string; testId: string; months: number }, Repeat>(),
  endRepeat: port<{ id: string }, unknown>(),
};
export type RepeatPorts = typeof ports;

export interface RepeatContext {
  /** The test and the person, with the intervals to choose from. */
  repeat: Repeat;
  /** The chosen interval in months. */
  months: number;
  message: Message | null;
}

export type RepeatEvent =
  | { type: 'interval.chosen'; months: number }
  | { type: 'reminder.wanted' }
  | { type: 'reminder.ended' };

const machine = setup({
  types: {
    context: {} as RepeatContext,
    input: {} as { repeat: Repeat },
    events: {} as RepeatEvent,
    tags: {} as Tag,
    meta: {} as { clause: string },
  },
  actors: toActors(ports),
  guards: {
    isReminded: ({ context }) => Boolean(context.repeat.set),
  },
  actions: {
    ...effects,
    ...messageActions<RepeatContext, RepeatEvent>(),
    setChoices: assign((_, params: { months: number }) => ({ months: params.months })),
    /** Takes the service's reminder, which may differ from the chosen one. */
    setReminder: assign((_, params: { repeat: Repeat }) => ({
      repeat: params.repeat,
      months: params.repeat.months,
    })),
  },
});

/** No reminder is set: the interval is chosen, and one press sets it. */
const offered = machine.createStateConfig({
  on: {
    'interval.chosen': {
      actions: { type: 'setChoices', params: ({ event }) => ({ months: event.months }) },
    },
    'reminder.wanted': 'saving',
  },
});

/** The reminder to repeat a test, set, changed and ended beside the test or its report (PD-143). */
export const repeatMachine = machine.createMachine({
  id: 'repeat',
  description: 'The reminder to have a test again, for one person: set, changed, ended.',
  meta: { clause: 'PD-143' },
  context: ({ input: { repeat } }) => ({ repeat, months: repeat.months, message: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'It is known whether a reminder is set.',
      always: [{ guard: 'isReminded', target: 'reminding' }, { target: 'offering' }],
    },
    offering: {
      ...offered,
      description: 'No reminder is set; one press sets it, with the interval that is chosen.',
      tags: 'choosing',
    },
    saving: {
      description: 'The reminder is being set, or its other interval saved.',
      tags: 'busy',
      entry: 'clearMessage',
      invoke: {
        id: 'setRepeat',
        src: 'setRepeat',
        input: ({ context: { repeat, months } }) => ({
          patientId: repeat.patientId,
          testId: repeat.testId,
          months,
        }),
        onDone: {
          target: 'reminding',
          actions: { type: 'setReminder', params: ({ event }) => ({ repeat: event.output }) },
        },
        onError: [
          {
            guard: 'isReminded',
            target: 'reminding',
            // The earlier reminder is still in force.
            actions: [
              { type: 'setReminder', params: ({ context }) => ({ repeat: context.repeat }) },
              ...refused,
            ],
          },
          { target: 'offering', actions: refused },
        ],
      },
    },
    reminding: {
      description: 'The reminder is set; another interval or its end is one press.',
      on: {
        'interval.chosen': {
          target: 'saving',
          actions: { type: 'setChoices', params: ({ event }) => ({ months: event.months }) },
        },
        'reminder.ended': 'ending',
      },
    },
    ending: {
      description: 'The reminder is being ended.',
      tags: 'busy',
      entry: 'clearMessage',
      invoke: {
        id: 'endRepeat',
        src: 'endRepeat',
        input: ({ context }) => ({ id: (context.repeat.set as SetRepeat).id }),
        onDone: {
          target: 'ended',
          actions: {
            type: 'setReminder',
            params: ({ context }) => ({ repeat: { ...context.repeat, set: null } }),
          },
        },
        onError: { target: 'reminding', actions: refused },
      },
    },
    ended: {
      ...offered,
      description: 'The reminder has just been ended; one press sets it again.',
      tags: ['choosing', 'ended'],
    },
  },
});
