import { assign, setup } from 'xstate';
import type { Serviceability } from '../generated/schema.ts';
import { effects, failureMessage } from '../messages.ts';
import { pinCodeOf } from '../pin/pinCode.ts';
import { port, toActors } from '../ports.ts';
import type { Tag } from '../tags.ts';

const ports = {
  loadServiceability: port<{ pin: string; labId: string | null }, Serviceability>(),
};
export type ZipCodePorts = typeof ports;

/** The two fields of the address form that belong together. */
interface Fields {
  zipCode: string;
  cityState: string;
}

interface ZipCodeContext extends Fields {
  /** The lab that has to collect at the address; null if none is chosen. */
  labId: string | null;
  /** The city and state that were filled in automatically; null if none were. */
  filled: string | null;
}

type ZipCodeEvent = { type: 'address.typed' } & Fields;

/** 'Bengaluru, Karnataka'; a city that is also a state is named once. */
const cityStateOf = ({ city, state }: Serviceability): string =>
  [...new Set([city, state])].filter(Boolean).join(', ');

const answered = ({ event }: { event: { output: Serviceability } }) => ({ answer: event.output });

/** The PIN code in the address form: which labs collect there, and the city it belongs to. */
export const zipCodeMachine = setup({
  types: {
    context: {} as ZipCodeContext,
    input: {} as { labId: string | null },
    events: {} as ZipCodeEvent,
    tags: {} as Tag,
    meta: {} as { clause: string },
  },
  actors: toActors(ports),
  guards: {
    isSameZipCode: ({ context, event }) => event.zipCode === context.zipCode,
    isPinCode: ({ event }) => pinCodeOf(event.zipCode) !== null,
    isUnserved: (_, params: { answer: Serviceability }) => !params.answer.serviceable,
    isLabElsewhere: (_, params: { answer: Serviceability }) => params.answer.servedByLab === false,
  },
  actions: {
    setFields: assign((_, { zipCode, cityState }: Fields) => ({ zipCode, cityState })),
    /** Text that the person typed is kept; a value filled in before follows the PIN code. */
    fillCity: assign(({ context }, { answer }: { answer: Serviceability }) => {
      const { cityState, filled } = context;
      const known = cityStateOf(answer);
      const isOwn = cityState.trim() !== '' && cityState !== filled && cityState !== known;
      return known === '' || isOwn ? {} : { cityState: known, filled: known };
    }),
    log: effects.log,
  },
}).createMachine({
  id: 'zipCode',
  description:
    'The PIN code in the form of an address: whether anybody collects there, and its city.',
  meta: { clause: 'docs/product/screens.md#add-address; PD-53' },
  context: ({ input }) => ({ zipCode: '', cityState: '', labId: input.labId, filled: null }),
  initial: 'unfinished',
  on: {
    'address.typed': [
      {
        guard: 'isSameZipCode',
        actions: { type: 'setFields', params: ({ event }) => event },
      },
      {
        guard: 'isPinCode',
        target: '.checking',
        actions: { type: 'setFields', params: ({ event }) => event },
      },
      {
        target: '.unfinished',
        actions: { type: 'setFields', params: ({ event }) => event },
      },
    ],
  },
  states: {
    unfinished: { description: 'What is typed is no PIN code, or not yet.' },
    checking: {
      description: 'The service is being asked who collects samples there.',
      tags: 'loading',
      invoke: {
        id: 'loadServiceability',
        src: 'loadServiceability',
        input: ({ context }) => ({
          pin: pinCodeOf(context.zipCode) ?? '',
          labId: context.labId,
        }),
        onDone: [
          {
            guard: { type: 'isUnserved', params: answered },
            target: 'unserved',
            actions: { type: 'fillCity', params: answered },
          },
          {
            guard: { type: 'isLabElsewhere', params: answered },
            target: 'labElsewhere',
            actions: { type: 'fillCity', params: answered },
          },
          { target: 'served', actions: { type: 'fillCity', params: answered } },
        ],
        onError: { target: 'unchecked', actions: { type: 'log', params: failureMessage } },
      },
    },
    served: { description: 'Samples are collected there, by the chosen lab too.', tags: 'served' },
    unserved: { description: 'Nobody collects samples there.', tags: 'unserved' },
    labElsewhere: {
      description: 'Samples are collected there, but not by the chosen lab.',
      tags: 'labElsewhere',
    },
    unchecked: {
      description: 'It could not be checked; the service checks again when the address is saved.',
    },
  },
});
