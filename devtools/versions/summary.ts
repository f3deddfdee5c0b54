import type { FlowChange } from './whatChanged.ts';

/** The numbers of removed, added and changed elements. */
export interface Counts {
  gone: number;
  added: number;
  changed: number;
}

/** The amount of changes in a flow. */
export interface Summary {
  /** Whether the whole flow is new, or gone. */
  is: 'new' | 'gone' | 'changed';
  states: Counts;
  transitions: Counts;
  /** Number of conditions and delays whose code has changed. */
  bodies: number;
  /** Number of elements that only have another name or description. */
  wording: number;
}

export function summaryOf({ before, after, changes, guards, delays }: FlowChange): Summary {
  const counted = (isState: boolean): Counts => {
    const some = changes.filter(
      (one) => !one.isWording && 'path' in (one.after ?? one.before!) === isState,
    );
    const count = (kind: string) => some.filter(({ difference }) => difference === kind).length;
    return { gone: count('removed'), added: count('added'), changed: count('changed') };
  };
  return {
    is: before === undefined ? 'new' : after === undefined ? 'gone' : 'changed',
    states: counted(true),
    transitions: counted(false),
    bodies: guards.length + delays.length,
    wording: changes.filter(({ isWording }) => isWording).length,
  };
}

/** The number of changes in how a flow works. */
const sizeOf = ({ states, transitions, bodies }: Summary) =>
  [states, transitions].reduce((sum, { gone, added, changed }) => sum + gone + added + changed, 0) +
  bodies;

/** The changed flows, sorted by the number of changes in how they work, most first. */
export function orderedChanges(flows: readonly FlowChange[]) {
  const all = flows.map((flow) => ({ flow, summary: summaryOf(flow) }));
  const differing = all
    .filter(({ summary }) => sizeOf(summary) + summary.wording > 0)
    .toSorted(
      (one, other) =>
        sizeOf(other.summary) - sizeOf(one.summary) || other.summary.wording - one.summary.wording,
    );
  return {
    working: differing.filter(({ summary }) => sizeOf(summary) > 0),
    wording: differing.filter(({ summary }) => sizeOf(summary) === 0),
    same: all
      .filter(({ summary }) => sizeOf(summary) + summary.wording === 0)
      .map(({ flow }) => flow),
  };
}
