import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import type { sharedWords } from './flows/shared.words.ts';
import type { NamedWords, Text } from './namedWords.ts';

/** The paths of a machine's states, `slot.noneOpen`; that of the machine itself is empty. */
type PathOf<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: Key | `${Key}.${PathOf<Value[Key]>}` }[keyof Value & string];

/** The facts that are the flow's own. */
type OwnFact<Machine extends AnyStateMachine> = Exclude<
  EventFrom<Machine>['type'],
  `xstate.${string}` | keyof typeof sharedWords.events
>;

/**
 * The words of one flow: the compiler asks for every state and every fact of the machine that
 * ships, `tests/devtools/words.test.ts` for the rest.
 */
export interface FlowWords<Machine extends AnyStateMachine> extends NamedWords {
  /** What each state is called, wherever it is named: a phrase that stands on its own. */
  states: Record<'' | PathOf<SnapshotFrom<Machine>['value']>, Text>;
  /** What the states of several regions are called that a film shows at once, joined by `+`. */
  together?: Readonly<Record<string, Text>>;
  /** What a state means, in Hindi; in English the machine's own `description` says it. */
  means: Record<'' | PathOf<SnapshotFrom<Machine>['value']>, string>;
  events: Record<OwnFact<Machine>, Text>;
}
