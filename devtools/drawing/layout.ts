import type { ELK, ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import type { Chart, ChartState } from '../chart/chart.ts';
import { codeLabels } from '../words/labels.ts';
import type { Labels } from '../words/labels.ts';
import type { Arrow, Box, Drawing, Line, Marker } from './drawing.ts';
import { anywhereIn, initialIn, placeOf, visibleOf } from './visible.ts';
import type { Visible } from './visible.ts';

/** Heights of lines in boxes and at arrows, in the drawing's own pixels. */
export const lineHeight = 16;
/** The top of the first line below a box's name. */
export const belowName = 42;
/** Width and height of the button that folds or opens a step. */
export const toggleSize = 32;
const dot = 14;

const common = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  // Of the available strategies, this one draws large charts narrowest, with few bends and
  // crossings; the seed gave the best of five results.
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.crossingMinimization.hierarchicalSweepiness': '1',
  'elk.randomSeed': '2',
  // The label is on its own arrow, so that nobody has to search for it.
  'elk.layered.edgeLabels.sideSelection': 'ALWAYS_DOWN',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.spacing.nodeNode': '30',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.padding': `[top=${belowName + 8},left=20,bottom=20,right=20]`,
};

/**
 * If ways are only counted, there is little text: boxes are closer together, and text is larger.
 * Few boxes side by side leave room for a further step of the booking on a phone.
 */
const compact = {
  // Of six seeds, the one that draws the booking's steps narrowest.
  'elk.randomSeed': '3',
  'elk.layered.layering.strategy': 'MIN_WIDTH',
  'elk.layered.spacing.nodeNodeBetweenLayers': '10',
  'elk.layered.spacing.edgeNodeBetweenLayers': '8',
  'elk.spacing.nodeNode': '12',
  'elk.spacing.edgeNode': '8',
  'elk.spacing.edgeEdge': '6',
  'elk.padding': `[top=${belowName},left=14,bottom=14,right=14]`,
};
const largerLetters = 16 / 14;

const optionsFor = (labels: Labels): LayoutOptions => ({
  ...common,
  'elk.direction': labels.isSideways ? 'RIGHT' : 'DOWN',
  ...(labels.isCounted && compact),
});

/** The layout engine, in the current thread or in a worker. */
export type Engine = Pick<ELK, 'layout'>;

/** Places every state and arrow that is drawn while these steps are open, without overlaps. */
export async function layout(
  engine: Engine,
  chart: Chart,
  open: ReadonlySet<string>,
  labels: Labels = codeLabels,
): Promise<Drawing> {
  const visible = visibleOf(chart, open, labels);
  const laid = await engine.layout(
    {
      ...nodeOf(visible, visible.root, labels),
      edges: [...initialEdges(visible, chart), ...edges(visible, chart, labels)],
    },
    { layoutOptions: optionsFor(labels) },
  );
  const boxes: Box[] = [];
  const markers: Marker[] = [];
  const place = (node: ElkNode, dx: number, dy: number, depth: number) => {
    const [x, y] = [dx + (node.x ?? 0), dy + (node.y ?? 0)];
    const rectangle = { x, y, width: node.width ?? 0, height: node.height ?? 0 };
    const [owner, marker] = node.id.split('#') as [string, Marker['kind'] | undefined];
    if (marker)
      markers.push({ ...rectangle, kind: marker, owner, inside: insideOf(marker, owner) });
    else boxes.push({ ...rectangle, ...boxOf(visible, chart, node.id), depth });
    for (const child of node.children ?? []) place(child, x, y, depth + 1);
  };
  const insideOf = (kind: Marker['kind'], owner: string) =>
    kind === 'initial' ? [] : visible.anywhereIn(owner);
  place(laid, 0, 0, 0);
  return {
    width: laid.width ?? 0,
    height: laid.height ?? 0,
    boxes,
    markers,
    arrows: (laid.edges ?? []).map((edge) => arrowOf(visible, chart, edge)),
  };
}

function boxOf(visible: Visible, chart: Chart, id: string) {
  const state = chart.states.find((candidate) => candidate.id === id)!;
  const isOpen = visible.isOpen(state);
  return {
    state,
    isOpen,
    hidden: isOpen === false ? visible.hiddenIn(id) : 0,
    inside: visible.insideOf(id),
  };
}

function nodeOf(visible: Visible, state: ChartState, labels: Labels): ElkNode {
  if (visible.isOpen(state)) {
    const anywhere = visible.anywhereIn(state.id);
    const hasAnywhere =
      anywhere.length > 0 || visible.arrows.some(({ source }) => source === anywhereIn(state.id));
    return {
      id: state.id,
      layoutOptions: optionsFor(labels),
      children: [
        ...(state.initial ? [{ id: initialIn(state.id), width: dot, height: dot }] : []),
        ...(hasAnywhere ? [anywhereNode(state.id, anywhere, labels)] : []),
        ...visible.childrenOf(state.id).map((child) => nodeOf(visible, child, labels)),
      ],
    };
  }
  const inside = visible.insideOf(state.id);
  const isFolded = visible.isOpen(state) === false;
  if (labels.isCounted) {
    const widest = Math.max(nameWidth(labels.state(state.id)), widthOf(inside));
    return {
      id: state.id,
      width: Math.max(90, widest * largerLetters + 28),
      height: belowName - 2 + rowCount(inside) * lineHeight * largerLetters,
    };
  }
  const hidden = isFolded ? labels.page.statesInside(visible.hiddenIn(state.id)) : undefined;
  return { id: state.id, ...sizeOfBox(state, inside, labels, hidden) };
}

/** The size of a closed box; `hidden` is the number of states inside it. */
export function sizeOfBox(
  state: ChartState,
  inside: readonly Line[],
  labels: Labels,
  hidden?: string,
): { width: number; height: number } {
  const rows = state.invokes.length + rowCount(inside) + (hidden === undefined ? 0 : 1);
  const longest = Math.max(
    nameWidth(labels.state(state.id)) +
      (state.type === 'final' ? 20 : 0) +
      (hidden === undefined ? 0 : toggleSize - 18),
    hidden === undefined ? 0 : lineWidth(hidden),
    ...state.invokes.map((id) => nameWidth(labels.service(id)) + 24),
    widthOf(inside),
  );
  return { width: Math.max(110, longest + 32), height: belowName - 4 + rows * lineHeight };
}

const anywhereNode = (id: string, lines: readonly Line[], { page }: Labels): ElkNode => ({
  id: anywhereIn(id),
  width: Math.max(lineWidth(page.anyTime) + 20, widthOf(lines) + 24),
  height: 28 + rowCount(lines) * lineHeight,
});

/** The approximate width of a name, or of a smaller line. */
const nameWidth = (text: string) => text.length * 8.4 + capitalsIn(text) * 2.6;
const lineWidth = (text: string) => text.length * 7.2 + capitalsIn(text) * 2.6 + 12;
const capitalsIn = (text: string) => text.match(/[A-Z_]/g)?.length ?? 0;
/** The approximate width of a label. */
export const widthOf = (lines: readonly Line[]): number =>
  Math.max(0, ...lines.flatMap(({ rows }) => rows.map(lineWidth)));
/** The number of rows of text in these lines. */
export const rowCount = (lines: readonly Line[]): number =>
  lines.flatMap(({ rows }) => rows).length;

/**
 * Arrows against the order of the machine's file are passed to the engine reversed, so that the
 * steps are drawn in that order from top to bottom, even if transitions lead back.
 */
const isBackward = (chart: Chart, { source, target }: { source: string; target: string }) =>
  placeOf(chart, source) > placeOf(chart, target);

function edges(visible: Visible, chart: Chart, labels: Labels): ElkExtendedEdge[] {
  const size = labels.isCounted ? largerLetters : 1;
  return visible.arrows.map((arrow) => {
    const { lines } = arrow;
    const ends = [arrow.source, arrow.target];
    const [from, to] = isBackward(chart, arrow) ? ends.toReversed() : ends;
    return {
      id: arrow.id,
      sources: [from!],
      targets: [to!],
      labels: [
        {
          text: lines.flatMap(({ rows }) => rows).join('\n'),
          width: widthOf(lines) * size,
          height: rowCount(lines) * lineHeight * size,
          layoutOptions: { 'elk.edgeLabels.inline': 'true' },
        },
      ],
    };
  });
}

const initialEdges = (visible: Visible, chart: Chart): ElkExtendedEdge[] =>
  chart.states
    .filter((state) => state.initial && isDrawnOpen(visible, chart, state))
    .map(({ id, initial }) => ({
      id: `${initialIn(id)} → ${initial}`,
      sources: [initialIn(id)],
      targets: [initial!],
    }));

function isDrawnOpen(visible: Visible, chart: Chart, state: ChartState): boolean {
  const parent = chart.states.find(({ id }) => id === state.parent);
  return visible.isOpen(state) === true && (!parent || isDrawnOpen(visible, chart, parent));
}

function arrowOf(visible: Visible, chart: Chart, edge: ElkExtendedEdge): Arrow {
  const arrow = visible.arrows.find(({ id }) => id === edge.id);
  const transitions = arrow?.transitions ?? [];
  const section = edge.sections?.[0];
  const points = section
    ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint]
    : [];
  const text = edge.labels?.[0];
  return {
    id: edge.id,
    transitions: transitions.map(({ id }) => id),
    sources: transitions.map(({ source }) => source),
    heads: arrow?.heads ?? ['end'],
    points: arrow && isBackward(chart, arrow) ? points.toReversed() : points,
    label: {
      x: text?.x ?? 0,
      y: text?.y ?? 0,
      width: text?.width ?? 0,
      height: text?.height ?? 0,
      lines: arrow?.lines ?? [],
    },
  };
}
