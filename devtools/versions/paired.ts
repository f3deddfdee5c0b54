import type { ChartState, ChartTransition } from '../chart/chart.ts';
import type { Change } from './change.ts';

type Bodies = ReadonlyMap<string, string>;
type Thing = ChartState | ChartTransition;
const isState = (thing: Thing | undefined): thing is ChartState =>
  thing !== undefined && 'path' in thing;

/** Whether two states do the same, whatever their descriptions. */
export const worksAlike = (one: ChartState, other: ChartState): boolean =>
  workOf(one) === workOf(other);
const workOf = ({ type, tags, invokes, entry, exit }: ChartState) =>
  JSON.stringify([type, tags, invokes, entry, exit]);

/**
 * Joins an element that is gone with a new one to a single renaming if only the name has changed: a
 * state that does the same in the same place with the same description, a condition with the same
 * code, or a transition that differs only in such names. A transition with another target or
 * condition counts as changed.
 */
export function withPairs(
  changes: readonly Change[],
  before: Bodies,
  after: Bodies,
  flow: string,
): Change[] {
  const gone = changes.filter(({ difference }) => difference === 'removed');
  const added = changes.filter(({ difference }) => difference === 'added');
  const isNow = new Set(added);
  const states = pairs(gone, added, (thing) =>
    isState(thing) && thing.description !== ''
      ? [thing.parent, thing.description, workOf(thing)]
      : undefined,
  );
  const newName = new Map([...states].map(([now, old]) => [old.before!.id, now.after!.id]));
  const guards = newGuards(before, after, flow);
  /** A transition with today's names. */
  const called = (thing: ChartTransition, change: Change) => {
    const named = (id: string) => (isNow.has(change) ? id : (newName.get(id) ?? id));
    const { event, actions, delay } = thing;
    const guard = isNow.has(change) ? thing.guard : guardNow(thing.guard, guards);
    const targets = thing.targets.map(named);
    return { source: named(thing.source), event, guard, targets, actions, delay };
  };
  const transitions = (keyOf: (one: ReturnType<typeof called>) => unknown[]) => {
    const isFree = (one: Change) => !paired.has(one);
    const found = pairs(gone.filter(isFree), added.filter(isFree), (thing, change) =>
      isState(thing) ? undefined : keyOf(called(thing, change)),
    );
    for (const [now, old] of found) paired.add(now).add(old);
    return found;
  };
  const paired = new Set([...states].flat());
  const renamed = new Map([...states, ...transitions(Object.values)]);
  const altered = new Map([
    ...transitions(({ source, event, guard }) => [source, event, guard]),
    ...transitions(({ source, event, targets }) => [source, event, targets]),
  ]);
  return changes.flatMap((change): Change[] => {
    const old = renamed.get(change) ?? altered.get(change);
    if (!old) return paired.has(change) ? [] : [change];
    const { before: earlier } = old;
    return [{ ...change, difference: 'changed', isWording: renamed.has(change), before: earlier }];
  });
}

/** Pairs each new element with a removed one that has the same key; each is used once. */
function pairs(
  gone: readonly Change[],
  added: readonly Change[],
  keyOf: (thing: Thing, change: Change) => unknown[] | undefined,
): Map<Change, Change> {
  const free = Map.groupBy(gone, (change) => JSON.stringify(keyOf(change.before!, change)));
  return new Map(
    added.flatMap((change) => {
      const key = JSON.stringify(keyOf(change.after!, change));
      const old = key === undefined ? undefined : free.get(key)?.shift();
      return old ? [[change, old] as const] : [];
    }),
  );
}

/** The new names of a flow's conditions whose code has not changed. */
function newGuards(before: Bodies, after: Bodies, flow: string): Map<string, string> {
  const prefix = `guard ${flow} `;
  const onlyIn = (some: Bodies, other: Bodies) =>
    [...some].filter(([name]) => name.startsWith(prefix) && !other.has(name));
  const free = new Map(onlyIn(after, before).map(([name, mark]) => [mark, name]));
  return new Map(
    onlyIn(before, after).flatMap(([name, mark]) => {
      const now = free.get(mark);
      return now === undefined
        ? []
        : [[name.slice(prefix.length), now.slice(prefix.length)] as const];
    }),
  );
}

const guardNow = (guard: string | undefined, guards: ReadonlyMap<string, string>) =>
  guard?.replaceAll(/\w+/g, (name) => guards.get(name) ?? name);
