import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { idOf } from './ids.ts';
import { guardName, actionNames } from './names.ts';

/** One state of a chart, in the order of the machine's own file. */
export interface ChartState {
  /** The flow and the path, `booking.lab.choosing`, whatever id the state has in the machine. */
  id: string;
  /** The path below the machine, `lab.choosing`; empty for the machine itself. */
  path: string;
  key: string;
  parent: string | undefined;
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  initial: string | undefined;
  description: string;
  /**
   * The specification's section, from `meta.clause`; a state without one belongs to its parent's.
   */
  clause: string;
  tags: string[];
  /** The ids of the services that run while the state is active. */
  invokes: string[];
  /** The ports that these services call, in the same order. */
  ports: string[];
  entry: string[];
  exit: string[];
}

/** One arrow of a chart. A transition without targets stays in its state. */
export interface ChartTransition {
  /** Stable: source, event and index in the list of that event. */
  id: string;
  source: string;
  targets: string[];
  event: string;
  guard: string | undefined;
  actions: string[];
  /**
   * For a delayed transition: milliseconds, or the name of a delay that is computed at run time.
   */
  delay: number | string | undefined;
}

/** A machine as data, from which the drawings, the documents and the coverage report are made. */
export interface Chart {
  id: string;
  description: string;
  states: ChartState[];
  transitions: ChartTransition[];
}

/** The chart of a machine that ships. */
export function chartOf(machine: AnyStateMachine): Chart {
  const states: ChartState[] = [];
  const transitions: ChartTransition[] = [];
  const visit = (node: AnyStateNode) => {
    states.push(stateOf(node));
    transitions.push(...transitionsOf(node));
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(machine.root);
  return { id: machine.id, description: machine.root.description ?? '', states, transitions };
}

/** The id that {@link chartOf} gives to a state found at run time. */
export const stateId = ({ machine, path }: AnyStateNode): string =>
  idOf(machine.id, path.join('.'));

/** The id that {@link chartOf} gives to a transition definition found at run time. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const siblings = allOf(transition.source).filter(
    (other) => other.eventType === transition.eventType,
  );
  // A machine that was given its ports is a clone, so the definition is found by its index, not by
  // identity.
  const place = siblings.findIndex((other) => other === transition || sameShape(other, transition));
  return `${stateId(transition.source)} ${transition.eventType || 'always'} ${place}`;
}

function stateOf(node: AnyStateNode): ChartState {
  return {
    id: stateId(node),
    path: node.path.join('.'),
    key: node.key,
    parent: node.parent && stateId(node.parent),
    type: node.type,
    initial: node.type === 'compound' ? firstOf(node) : undefined,
    description: node.description ?? '',
    clause: clauseOf(node),
    tags: [...node.tags],
    invokes: node.invoke.map((invoke) => invoke.id),
    ports: node.invoke.map((invoke) => (typeof invoke.src === 'string' ? invoke.src : invoke.id)),
    entry: actionNames(node.entry),
    exit: actionNames(node.exit),
  };
}

function firstOf(node: AnyStateNode): string | undefined {
  const [first] = node.initial.target ?? [];
  return first && stateId(first);
}

function clauseOf(node: AnyStateNode): string {
  const meta = node.meta as { clause?: string } | undefined;
  return meta?.clause ?? (node.parent ? clauseOf(node.parent) : '');
}

function transitionsOf(node: AnyStateNode): ChartTransition[] {
  return allOf(node).map((transition) => ({
    id: transitionId(transition),
    source: stateId(node),
    targets: transition.target?.map(stateId) ?? [],
    event: transition.eventType || 'always',
    guard: guardName(transition.guard),
    actions: actionNames(transition.actions),
    delay: delayOf(node, transition.eventType),
  }));
}

function allOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

function delayOf(node: AnyStateNode, eventType: string): number | string | undefined {
  const delayed = node.after.find((transition) => transition.eventType === eventType);
  if (delayed === undefined) return undefined;
  const named =
    typeof delayed.delay === 'string'
      ? node.machine.implementations.delays[delayed.delay]
      : delayed.delay;
  return typeof named === 'number' ? named : (delayed.delay as string);
}

function sameShape(one: AnyTransitionDefinition, other: AnyTransitionDefinition): boolean {
  return (
    one.guard === other.guard &&
    one.actions.length === other.actions.length &&
    String(one.target?.map((node: AnyStateNode) => node.id)) ===
      String(other.target?.map((node: AnyStateNode) => node.id))
  );
}
