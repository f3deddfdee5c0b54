import ELK from 'elkjs/lib/elk.bundled.js';
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { Chart, ChartState, ChartTransition } from '../../machines/chart/chart.ts';
import { eventWords } from '../../machines/chart/words.ts';

/** A state's box, in the drawing's own pixels. */
export interface Box {
  state: ChartState;
  x: number;
  y: number;
  width: number;
  height: number;
  depth: number;
}

/** An arrow: its path and where its label stands. */
export interface Arrow {
  transition: ChartTransition;
  points: { x: number; y: number }[];
  label: { x: number; y: number; lines: string[] };
}

/** A laid-out chart. */
export interface Drawing {
  width: number;
  height: number;
  boxes: Box[];
  arrows: Arrow[];
}

const elk = new ELK();
const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeLabel': '6',
  'elk.padding': '[top=52,left=20,bottom=20,right=20]',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeLabels.inline': 'false',
};

/** The short label of an arrow: what happened, and the guard on a second line. */
export function arrowLines(transition: ChartTransition): string[] {
  return transition.guard
    ? [eventWords(transition), `[${transition.guard}]`]
    : [eventWords(transition)];
}

/** Places every state and arrow so that nothing overlaps. What the whole machine hears has no box to start from: the panel lists it. */
export async function layout(chart: Chart): Promise<Drawing> {
  const root = chart.states[0]!;
  const laid = await elk.layout(
    {
      ...nodeOf(chart, root),
      edges: chart.transitions
        .filter((transition) => transition.source !== root.id)
        .flatMap(edgesOf),
    },
    { layoutOptions: options },
  );
  const boxes: Box[] = [];
  const walk = (node: ElkNode, dx: number, dy: number, depth: number) => {
    const x = dx + (node.x ?? 0);
    const y = dy + (node.y ?? 0);
    boxes.push({
      state: chart.states.find((state) => state.id === node.id)!,
      x,
      y,
      width: node.width ?? 0,
      height: node.height ?? 0,
      depth,
    });
    for (const child of node.children ?? []) walk(child, x, y, depth + 1);
  };
  walk(laid, 0, 0, 0);
  return {
    width: laid.width ?? 0,
    height: laid.height ?? 0,
    boxes,
    arrows: (laid.edges ?? []).map((edge) => arrowOf(chart, edge)),
  };
}

function nodeOf(chart: Chart, state: ChartState): ElkNode {
  const children = chart.states.filter((child) => child.parent === state.id);
  if (children.length > 0)
    return {
      id: state.id,
      layoutOptions: options,
      children: children.map((child) => nodeOf(chart, child)),
    };
  const lines = 1 + state.invokes.length;
  const longest = Math.max(
    widthOf(state.key) + (state.type === 'final' ? 20 : 0),
    ...state.invokes.map((id) => widthOf(id) + 24),
  );
  return { id: state.id, width: Math.max(110, longest + 32), height: 26 + lines * 18 };
}

/** About how wide a name is drawn. */
const widthOf = (text: string) => text.length * 8.4 + (text.match(/[A-Z_]/g)?.length ?? 0) * 2.6;

function edgesOf(transition: ChartTransition): ElkExtendedEdge[] {
  const targets = transition.targets.length > 0 ? transition.targets : [transition.source];
  const lines = arrowLines(transition);
  const width = Math.max(...lines.map((line) => line.length)) * 6.6 + 8;
  return targets.map((target) => ({
    id: `${transition.id} → ${target}`,
    sources: [transition.source],
    targets: [target],
    labels: [{ text: lines.join('\n'), width, height: lines.length * 14 }],
  }));
}

function arrowOf(chart: Chart, edge: ElkExtendedEdge): Arrow {
  const id = edge.id.slice(0, edge.id.lastIndexOf(' → '));
  const transition = chart.transitions.find((candidate) => candidate.id === id)!;
  const section = edge.sections?.[0];
  const points = section
    ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint]
    : [];
  const text = edge.labels?.[0];
  return {
    transition,
    points,
    label: { x: text?.x ?? 0, y: text?.y ?? 0, lines: arrowLines(transition) },
  };
}
