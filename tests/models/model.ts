import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { chartOf } from '../../devtools/chart/chart.ts';
import type { Samples } from '../../devtools/samples/samples.ts';

type Dotted<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${Dotted<Value[Key]>}` }[keyof Value & string];
/**
 * The places where a machine can be, dotted: `payment.windowOpen`; of a machine with regions, each
 * region's own.
 */
export type StateOf<Machine extends AnyStateMachine> = Dotted<SnapshotFrom<Machine>['value']>;

/**
 * What must hold whenever a machine is in a state, or `passing`: the state is left at once, nobody
 * ever sees it.
 */
type Held<Machine extends AnyStateMachine> =
  | 'passing'
  | ((snapshot: SnapshotFrom<Machine>) => boolean);

/**
 * A model as it is written: the compiler asks for every state of the machine that ships.
 */
interface WrittenModel<Machine extends AnyStateMachine> {
  /** What of the memory tells two situations apart, besides the state. */
  distinguish?: (
    context: SnapshotFrom<Machine>['context'],
    value: SnapshotFrom<Machine>['value'],
  ) => unknown;
  states: { [State in StateOf<Machine>]: Held<Machine> };
}

/** What the walks of any machine are generated from. */
export interface Model extends Samples {
  distinguish?: (context: unknown, value: unknown) => unknown;
  states: Record<string, 'passing' | ((snapshot: AnyMachineSnapshot) => boolean)>;
}

/**
 * Checks a model against its machine when it is compiled; the type is given (`modelOf<typeof
 * chatMachine>`), or the rules of the states stay untyped.
 */
export const modelOf = <Machine extends AnyStateMachine>(
  samples: Samples,
  model: WrittenModel<Machine>,
): Model => ({ ...samples, ...model }) as Model;

/** The dotted places that a snapshot's value names: one, or one for each region. */
export function placesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) =>
    placesOf(inner).map((place) => `${key}.${place}`),
  );
}

const leavesOf = (machine: AnyStateMachine) =>
  chartOf(machine)
    .states.filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path);
const rowsOf = <Row>(places: string[], row: Row): Record<string, Row> =>
  Object.fromEntries(places.map((place) => [place, row]));

/** The same row for every place of a machine; rows that follow it in a table are for one place. */
export const everywhere = <Machine extends AnyStateMachine, Row>(machine: Machine, row: Row) =>
  rowsOf(leavesOf(machine), row) as Record<StateOf<Machine>, Row>;

/** The same row for every place that lies in a state. */
export const inside = <Machine extends AnyStateMachine, State extends string, Row>(
  machine: Machine,
  state: State,
  row: Row,
) =>
  rowsOf(
    leavesOf(machine).filter((place) => place.startsWith(`${state}.`)),
    row,
  ) as Record<Extract<StateOf<Machine>, `${State}.${string}`>, Row>;

/** Nothing to promise beyond being there. */
export const always = () => true;
/** A call is under way, and the overlay shows it. */
export const isBusy = (snapshot: AnyMachineSnapshot) => snapshot.hasTag('busy');
