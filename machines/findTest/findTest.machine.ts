import { assign, setup } from 'xstate';
import { longestSearch } from '../text/longest.ts';
import { effects, failureMessage } from '../messages.ts';
import type { Concern, LabTest, TakenOffer } from '../generated/schema.ts';
import type { Tag } from '../tags.ts';
import { port, toActors } from '../ports.ts';

/** The fields of a test that a search result shows. */
export type FoundTest = Pick<LabTest, 'id' | 'name' | 'icon' | 'priceInRupees'> & {
  amounts: readonly {
    offer: Pick<TakenOffer, 'code'> | null;
    amount: number;
  }[];
};

const ports = { loadRelated: port<{ text: string }, FoundTest[]>() };
export type FindTestPorts = typeof ports;

/** The choice of tests on the home page: the most popular, all of them, or those for a concern. */
export type ListedTests = 'popular' | 'all' | Concern;

export interface FindTestContext {
  /** The text in the search field. */
  text: string;
  /** The tests that the service found for the text. */
  related: FoundTest[];
  /** The id of the test that the arrow keys have reached in the results. */
  active: string | null;
  listed: ListedTests;
  /** The package to compare another one with. */
  picked: string | null;
}

export type FindTestEvent =
  | { type: 'text.typed'; text: string }
  | { type: 'arrow.pressed'; key: 'down' | 'up'; results: readonly string[] }
  | { type: 'results.closed' }
  | { type: 'load.retried' }
  | { type: 'search.left' }
  | { type: 'tests.listed'; listed: ListedTests }
  | { type: 'package.picked'; testId: string }
  | { type: 'package.dropped' };

/** Milliseconds after the last key until the service is queried. */
export const typingPause = 250;
/** The fewest characters that the service is asked about. */
const shortest = 2;

/** The next result in the direction of an arrow key; it wraps around. */
function next(results: readonly string[], active: string | null, key: 'down' | 'up') {
  if (results.length === 0) return null;
  const place = active === null ? -1 : results.indexOf(active);
  const step = key === 'down' ? place + 1 : Math.max(place, 0) - 1;
  return results.at(step % results.length)!;
}

/** Finding a test on the home page: the search, the list of tests, and comparing packages. */
export const findTestMachine = setup({
  types: {
    context: {} as FindTestContext,
    events: {} as FindTestEvent,
    tags: {} as Tag,
    meta: {} as { clause: string },
  },
  actors: toActors(ports),
  guards: {
    /** White space counts as blank (PD-14). */
    isBlank: ({ event }) => event.type === 'text.typed' && event.text.trim() === '',
    isSearchable: ({ context }) => {
      const { length } = context.text.trim();
      return length >= shortest && length <= longestSearch;
    },
  },
  delays: { typingPause },
  actions: {
    setText: assign(({ event }) =>
      event.type === 'text.typed' ? { text: event.text, related: [], active: null } : {},
    ),
    moveActive: assign(({ context, event }) =>
      event.type === 'arrow.pressed'
        ? { active: next(event.results, context.active, event.key) }
        : {},
    ),
    clearActive: assign({ active: null }),
    clearSearch: assign({ text: '', related: [], active: null }),
    setRelated: assign((_, params: { related: FoundTest[] }) => ({ related: params.related })),
    setListed: assign(({ event }) =>
      event.type === 'tests.listed' ? { listed: event.listed } : {},
    ),
    setPicked: assign(({ event }) => ({
      picked: event.type === 'package.picked' ? event.testId : null,
    })),
    log: effects.log,
  },
}).createMachine({
  id: 'findTest',
  description: 'Finds a test by its name, other words for it or a concern, and compares packages.',
  meta: { clause: 'docs/product/screens.md#home' },
  context: { text: '', related: [], active: null, listed: 'popular', picked: null },
  initial: 'idle',
  on: {
    'text.typed': [
      { guard: 'isBlank', target: '.idle', actions: 'setText' },
      { target: '.open', actions: 'setText' },
    ],
    'search.left': { target: '.idle', actions: 'clearSearch' },
    'tests.listed': { actions: 'setListed' },
    'package.picked': { actions: 'setPicked' },
    'package.dropped': { actions: 'setPicked' },
  },
  states: {
    idle: { description: 'Nothing is typed; the tests of the list are shown.' },
    open: {
      description: 'Results are shown below the search.',
      tags: 'choosing',
      initial: 'typing',
      on: {
        'arrow.pressed': { actions: 'moveActive' },
        'results.closed': { target: 'closed', actions: 'clearActive' },
      },
      states: {
        typing: {
          description: 'Tests with the text in their name are shown; the next key may follow.',
          tags: 'loading',
          after: {
            typingPause: [{ guard: 'isSearchable', target: 'loading' }, { target: 'found' }],
          },
        },
        loading: {
          description: 'The service is asked for tests that the text may mean.',
          tags: 'loading',
          invoke: {
            id: 'loadRelated',
            src: 'loadRelated',
            input: ({ context }) => ({ text: context.text.trim() }),
            onDone: {
              target: 'found',
              actions: { type: 'setRelated', params: ({ event }) => ({ related: event.output }) },
            },
            onError: { target: 'failed', actions: { type: 'log', params: failureMessage } },
          },
        },
        found: { description: 'Related tests are shown below those with the text in their name.' },
        failed: {
          description: 'Related tests could not be loaded; those found by name are shown.',
          tags: 'failed',
          on: { 'load.retried': 'loading' },
        },
      },
    },
    closed: {
      description: 'The results were put away; the text stays.',
      on: { 'arrow.pressed': { target: 'open', actions: 'moveActive' } },
    },
  },
});
