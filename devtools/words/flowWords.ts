import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import type { sharedWords } from './flows/shared.words.ts';
import type { NamedWords, Text } from './namedWords.ts';

/** The paths of a machine's states, `slot.noneOpen`; the machine itself has the empty path. */
type PathOf<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: Key | `${Key}.${PathOf<Value[Key]>}` }[keyof Value & string];

/** The events that only this flow has. */
type OwnFact<Machine extends AnyStateMachine> = Exclude<
  EventFrom<Machine>['type'],
  `xstate.${string}` | keyof typeof sharedWords.events
>;

/**
 * The words of one flow: the compiler requires every state and every event of the machine that
 * ships, `tests/devtools/words.test.ts` the rest.
 */
export interface FlowWords<Machine extends AnyStateMachine> extends NamedWords {
  /** The name of each state: a phrase that stands on its own wherever it is used. */
  states: Record<'' | PathOf<SnapshotFrom<Machine>['value']>, Text>;
  /** Names of simultaneous states in several regions that a film shows together, joined by `+`. */
  together?: Readonly<Record<string, Text>>;
  /** The meaning of each state in Hindi; in English it is the machine's own `description`. */
  means: Record<'' | PathOf<SnapshotFrom<Machine>['value']>, string>;
  events: Record<OwnFact<Machine>, Text>;
}

/** The words of a part of a flow, where they are too many for one file. */
export type PartOfFlowWords<Machine extends AnyStateMachine> = {
  [Kind in keyof FlowWords<Machine>]?: Partial<FlowWords<Machine>[Kind]>;
};
