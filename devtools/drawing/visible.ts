import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';
import type { Labels } from '../words/labels.ts';
import type { Line } from './drawing.ts';
import { hasInside } from './nearChart.ts';

/** More lines at one arrow would hide the drawing; the panel lists all of them. */
const linesUsually = 6;

/** The visible part of a chart whose steps are partly folded. */
export interface Visible {
  root: ChartState;
  childrenOf: (id: string) => ChartState[];
  /** Whether a state's inside is drawn; undefined if it has no child states. */
  isOpen: (state: ChartState) => boolean | undefined;
  hiddenIn: (id: string) => number;
  /**
   * The lines in a state's box: its visitor figures, transitions to it from anywhere, and events
   * that do not leave it.
   */
  insideOf: (id: string) => Line[];
  /**
   * The events of a state with child states that do not leave it, wherever in it the machine is.
   */
  anywhereIn: (id: string) => Line[];
  arrows: VisibleArrow[];
}

/** All transitions from one box to another; if ways are counted, those back as well. */
export interface VisibleArrow {
  id: string;
  source: string;
  target: string;
  transitions: ChartTransition[];
  /** The ends with an arrowhead. */
  heads: ('start' | 'end')[];
  lines: Line[];
}

/**
 * The id of the dot where a state's inside begins, or of the label of what can happen anywhere in
 * it.
 */
export const initialIn = (id: string) => `${id}#initial`;
export const anywhereIn = (id: string) => `${id}#anywhere`;

/** The steps of a chart that can be folded. */
export const foldable = (chart: Chart): string[] =>
  chart.states.filter(({ id, parent }) => parent && hasInside(chart, id)).map(({ id }) => id);

/** Computes what is drawn while these steps are open. */
export function visibleOf(chart: Chart, open: ReadonlySet<string>, labels: Labels): Visible {
  const root = chart.states[0]!;
  const byId = new Map(chart.states.map((state) => [state.id, state]));
  const childrenOf = (id: string) => chart.states.filter(({ parent }) => parent === id);
  const isOpen = (state: ChartState) =>
    hasInside(chart, state.id) ? state === root || open.has(state.id) : undefined;
  const lineage = (id: string): string[] => {
    const parent = byId.get(id)?.parent;
    return parent ? [...lineage(parent), id] : [id];
  };
  const isInside = (id: string, outer: string) => id !== outer && lineage(id).includes(outer);
  /** The state itself, or the folded one around it. */
  const shownAs = (id: string) => lineage(id).find((one) => !isOpen(byId.get(one)!)) ?? id;

  /** The box that a transition to a state ends in: the initial state of a step that is open. */
  const endsIn = (id: string): string => {
    const { initial } = byId.get(id)!;
    return isOpen(byId.get(id)!) && initial !== undefined ? endsIn(initial) : id;
  };

  const byPlace = (one: string, other: string) => placeOf(chart, one) - placeOf(chart, other);
  const arrows = new Map<string, Omit<VisibleArrow, 'heads' | 'lines'>>();
  /** Transitions to a state from anywhere in the machine, by the box that they end in. */
  const fromAnywhere = new Map<string, ChartTransition[]>();
  const staying = new Map<string, ChartTransition[]>();
  for (const transition of chart.transitions) {
    const source = shownAs(transition.source);
    if (isStaying(transition)) {
      if (source === transition.source)
        staying.set(source, [...(staying.get(source) ?? []), transition]);
      continue;
    }
    for (const target of transition.targets.map(shownAs)) {
      if (target === source) continue;
      const end = endsIn(target);
      if (transition.source === root.id && !isOpen(byId.get(end)!)) {
        fromAnywhere.set(end, [...(fromAnywhere.get(end) ?? []), transition]);
        continue;
      }
      const ends = [isInside(target, source) ? anywhereIn(source) : source, target];
      const [from, to] = labels.isCounted ? ends.toSorted(byPlace) : ends;
      const id = `${from} → ${to}`;
      const arrow = arrows.get(id) ?? { id, source: from!, target: to!, transitions: [] };
      arrows.set(id, { ...arrow, transitions: [...arrow.transitions, transition] });
    }
  }
  const linesAt = (arrow: Omit<VisibleArrow, 'heads' | 'lines'>): VisibleArrow => {
    const { transitions } = arrow;
    if (!labels.isCounted) return { ...arrow, heads: ['end'], lines: linesOf(transitions, labels) };
    const isOnward = ({ source }: ChartTransition) => shownAs(source) === arrow.source;
    const onward = transitions.filter(isOnward).length;
    const back = transitions.length - onward;
    const [onwardSign, backSign] = labels.isSideways ? '→←' : '↓↑';
    const text = [
      onward > 0 ? `${onward} ${onwardSign}` : '',
      back > 0 ? `${back} ${backSign}` : '',
    ]
      .join(' ')
      .trim();
    const line: Line = {
      rows: [text],
      kind: 'event',
      transitions: transitions.map(({ id }) => id),
    };
    const heads: VisibleArrow['heads'] = [
      ...(back > 0 ? (['start'] as const) : []),
      ...(onward > 0 ? (['end'] as const) : []),
    ];
    return { ...arrow, heads, lines: [line] };
  };
  const stayingIn = (id: string) =>
    labels.isCounted ? [] : linesOf(staying.get(id) ?? [], labels, Infinity);
  const enteredAt = (id: string): Line[] => {
    const entering = fromAnywhere.get(id) ?? [];
    if (entering.length === 0 || labels.isCounted) return [];
    const events = [...new Set(entering.map(labels.event))].join(', ');
    const ids = entering.map((transition) => transition.id);
    return [
      {
        rows: rowsOf(`${entersHere}${events}`, labels),
        kind: 'event',
        transitions: [...new Set(ids)],
      },
    ];
  };
  const figuresAt = (id: string) =>
    (labels.figures?.(byId.get(id)!) ?? []).map((text): Line => ({
      rows: rowsOf(text, labels),
      kind: 'figure',
      transitions: [],
    }));
  const isGroup = (id: string) => Boolean(isOpen(byId.get(id)!));
  return {
    root,
    childrenOf,
    isOpen,
    hiddenIn: (id) => chart.states.filter((state) => isInside(state.id, id)).length,
    insideOf: (id) => (isGroup(id) ? [] : [...figuresAt(id), ...enteredAt(id), ...stayingIn(id)]),
    anywhereIn: (id) => (isGroup(id) ? stayingIn(id) : []),
    arrows: [...arrows.values()].map(linesAt),
  };
}

/** The position of a state in the machine's file. */
export const placeOf = (chart: Chart, id: string): number =>
  chart.states.findIndex((state) => state.id === id);

/** Whether a transition has no arrow, as it leaves the machine in its state. */
export const isStaying = ({ source, targets }: ChartTransition) =>
  targets.length === 0 || targets.includes(source);

/**
 * Marks a transition to a state from anywhere in the machine: a line in its box, not an arrow
 * across everything.
 */
const entersHere = '⇢\u00a0';

/**
 * Follows an event that does not leave its state; joined by a no-break space, so that it is never
 * alone on a row.
 */
const staysHere = '\u00a0↻';

/**
 * The event, with its condition on a line of its own; several guards of one event are listed below
 * it.
 */
export function linesOf(
  transitions: readonly ChartTransition[],
  labels: Labels,
  atMost: number = labels.linesAtMost ?? linesUsually,
): Line[] {
  const lines = [...Map.groupBy(transitions, labels.event)].flatMap(([words, own]): Line[] => [
    {
      rows: rowsOf(own.every(isStaying) ? `${words}${staysHere}` : words, labels),
      kind: 'event',
      transitions: own.map(({ id }) => id),
    },
    // In a folded step the same event may occur in several of its states, so it is listed once.
    ...[...Map.groupBy(own, ({ guard }) => (guard ? labels.guard(guard) : ''))].flatMap(
      ([condition, same]): Line[] =>
        condition === ''
          ? []
          : [
              {
                rows: rowsOf(condition, labels),
                kind: 'guard',
                transitions: same.map(({ id }) => id),
              },
            ],
    ),
  ]);
  if (lines.length <= atMost) return lines;
  const rest = lines.slice(atMost - 1);
  return [
    ...lines.slice(0, atMost - 1),
    {
      rows: [labels.page.more(rest.length)],
      kind: 'more',
      transitions: rest.flatMap((line) => line.transitions),
    },
  ];
}

/** Characters in a row; longer rows would make a drawing wider than a screen. */
const lettersUsually = 24;

/** A text broken between words into as few rows as possible, of similar length. */
function rowsOf(text: string, { lettersAtMost = lettersUsually }: Labels): string[] {
  const fewest = brokenAt(lettersAtMost, text);
  const narrower = Array.from({ length: lettersAtMost }, (_, limit) => brokenAt(limit, text));
  return narrower.find(({ length }) => length === fewest.length) ?? fewest;
}

const brokenAt = (letters: number, text: string): string[] =>
  text.split(' ').reduce<string[]>((rows, word) => {
    const last = rows.at(-1);
    return last !== undefined && last.length + word.length < letters
      ? [...rows.slice(0, -1), `${last} ${word}`]
      : [...rows, word];
  }, []);
