import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFrom,
  SnapshotFrom,
} from 'xstate';
import { chartOf } from '../../devtools/chart/chart.ts';
import type { Outcome } from '../../devtools/samples/samples.ts';
import type { Model, StateOf } from '../../tests/models/model.ts';
import type { Shown } from '../../tests/shown/shown.ts';
import type { Trips } from './trips.ts';

/** What an action may use: the page, and the state that the machine must be in afterwards. */
export interface Hand {
  page: Page;
  before: AnyMachineSnapshot;
  after: AnyMachineSnapshot;
}

type Do<Event> = (hand: Hand, event: Event) => Promise<void>;

/**
 * How a person brings a fact about. `when` says where that is possible, besides the machine's own
 * rules; else whenever no overlay is in the way.
 */
export type Action<Machine extends AnyStateMachine, Event> =
  | Do<Event>
  | { do: Do<Event>; when: (snapshot: SnapshotFrom<Machine>, event: Event) => boolean };

/**
 * How a service ends: the root field of the operation that it asks, or something that happens in
 * the page.
 */
export type Service =
  | string
  | {
      settle: (page: Page, outcome: Outcome) => Promise<void>;
      when: (outcome: Outcome) => boolean;
    };

/**
 * Where a tour begins: an address that is opened, and what the machine was sent once the page is
 * there.
 */
export interface Start {
  open: string;
  received?: readonly AnyEventObject[];
  /** Answers to calls that are no service of this machine, by root field. */
  answers?: Record<string, unknown>;
  /** What is done to the browser before it opens the address. */
  prepare?: (page: Page) => Promise<unknown>;
  /** What is pressed there to see the flow at all. */
  reach?: (page: Page) => Promise<unknown>;
}

/** `app`: the app tells this fact by itself, no person does. */
type ActionsOf<Machine extends AnyStateMachine> = {
  [Type in EventFrom<Machine>['type']]:
    | 'app'
    | Action<Machine, Extract<EventFrom<Machine>, { type: Type }>>;
};

/**
 * What is to be seen in a state. `passing`: it is left at once. `elsewhere`: no screen shows the
 * machine then.
 */
export type StatesOf<Machine extends AnyStateMachine> = {
  [State in StateOf<Machine>]:
    | 'passing'
    | 'elsewhere'
    | ((page: Page, context: SnapshotFrom<Machine>['context']) => Promise<void>);
};

/** Some facts and states of a machine that has too many of them for one file. */
export interface ScreenPart<Machine extends AnyStateMachine> {
  actions: Partial<ActionsOf<Machine>>;
  states: Partial<StatesOf<Machine>>;
  trips: Partial<Trips<StateOf<Machine>>['states']>;
}

/**
 * A machine in the browser: the compiler asks for an action for every fact, and for an assertion
 * for every state.
 */
interface WrittenScreens<Machine extends AnyStateMachine> {
  /** What titles and pictures are named by, where a machine has screens more than once. */
  name?: string;
  model: Model;
  /** The attribute that says the state, of a machine that has no screen of its own. */
  label?: string;
  starts: readonly Start[];
  actions: ActionsOf<Machine>;
  /** Those that are called otherwise than what they ask ({@link operationOf}). */
  services?: Record<string, Service>;
  states: StatesOf<Machine>;
  /** What of the answers is to be read in a state, and no other price. */
  shown: { [State in StateOf<Machine>]: (context: SnapshotFrom<Machine>['context']) => Shown };
  /** What must be the same after a reload, Back, another tab, a closed tab and an ended session. */
  trips: Trips<StateOf<Machine>>;
}

/** The same, of any machine. */
export interface Screens {
  name: string;
  model: Model;
  label?: string;
  starts: readonly Start[];
  actions: Record<
    string,
    | 'app'
    | {
        do: Do<AnyEventObject>;
        when: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
      }
  >;
  services: Record<string, Service>;
  states: Record<string, 'passing' | 'elsewhere' | ((page: Page, context: never) => Promise<void>)>;
  /** Null where nobody reads along, as on a page in another language. */
  shown: Record<string, (context: never) => Shown> | null;
  trips: Trips;
}

/** The overlay covers the page while a call is in flight. */
export const isFree = (snapshot: AnyMachineSnapshot) => !snapshot.hasTag('busy');

/** What goes on for as long as it is wanted, and has no answer that a test could hold. */
const subscriptions = new Set(['followOrder', 'followReviewedOrder', 'followVisits']);

/** A write is called like its operation, a read has `load` before it: `loadOrder` asks `order`. */
const operationOf = (service: string) =>
  service.replace(/^load([A-Z])/, (_, first: string) => first.toLowerCase());

/** Checks screens against their machine when they are compiled. */
export function screensOf<Machine extends AnyStateMachine>(
  screens: WrittenScreens<Machine>,
): Screens {
  const complete = (action: unknown) =>
    typeof action === 'function' ? { do: action, when: isFree } : action;
  const { machine } = screens.model;
  const invoked = chartOf(machine).states.flatMap(({ invokes }) => invokes);
  const asking = invoked.filter((id) => !subscriptions.has(id));
  return {
    name: machine.id,
    ...screens,
    services: {
      ...Object.fromEntries(asking.map((id) => [id, operationOf(id)])),
      ...screens.services,
    },
    actions: Object.fromEntries(
      Object.entries(screens.actions).map(([type, action]) => [type, complete(action)]),
    ),
  } as Screens;
}

/** Whether a person, or the world behind the calls, can bring this about on the screens. */
export function isDoable(
  { actions, services }: Screens,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): boolean {
  const [, kind, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  if (kind !== undefined) {
    const service = services[id];
    return (
      service !== undefined &&
      (typeof service === 'string' ||
        service.when(
          kind === 'done' ? { answers: event.output as unknown } : { fails: event.error as Error },
        ))
    );
  }
  if (event.type.startsWith('xstate.after.')) return true;
  const action = actions[event.type];
  return action !== undefined && action !== 'app' && action.when(snapshot, event);
}

/** The page has a button of this name. */
export const has = (name: string) => (page: Page) =>
  expect(page.getByRole('button', { name, exact: true })).toBeVisible();
/** The page has this text. */
export const says = (sentence: string) => (page: Page) =>
  expect(page.getByText(sentence)).toBeVisible();
/** A call is in flight, which the overlay shows. */
export const passing = () => Promise.resolve();
