import type { Chart, ChartState } from '../chart/chart.ts';
import type { Labels } from '../words/labels.ts';
import type { Arrow, Box, Drawing, Line } from './drawing.ts';
import { belowName, lineHeight, rowCount, sizeOfBox, widthOf } from './layout.ts';
import { lineageIn } from './nearChart.ts';
import { foldable, visibleOf } from './visible.ts';
import type { VisibleArrow } from './visible.ts';

const padding = 10;
/** The gap between two boxes. */
const gap = 8;
/**
 * From the line in the middle to the labels, and from a label to its box: room for an arrowhead.
 */
const reach = 15;
/** The distance between the two lines below a state: one for leaving it, one for coming back. */
const apart = 14;

/** A state one step away, with the arrows to and from it. */
interface Neighbour {
  state: ChartState;
  inside: Line[];
  into: VisibleArrow[];
  out: VisibleArrow[];
}

/** A layout of the rows, with the labels in them. */
interface Form {
  columns: 1 | 2;
  labels: Labels;
}

/**
 * From the most detailed to the smallest; the panel beside the drawing lists the conditions as
 * well.
 */
function formsOf(labels: Labels): Form[] {
  const narrow = { ...labels, lettersAtMost: 13 };
  const brief = { guard: () => '', linesAtMost: 3 };
  return [
    { columns: 2, labels },
    { columns: 1, labels },
    { columns: 1, labels: narrow },
    { columns: 2, labels: { ...labels, ...brief } },
    { columns: 1, labels: { ...labels, ...brief } },
    { columns: 1, labels: { ...narrow, ...brief } },
  ];
}

/**
 * One state with the states before it above and those after it below, as rows of one or two
 * columns: in the first form that is large enough by `scaleOf`, else in the one that is largest.
 */
export function aroundState(
  chart: Chart,
  center: string,
  labels: Labels,
  scaleOf: (drawing: Drawing) => number,
  enough: number,
): Drawing {
  const drawings = formsOf(labels).map((form) => inForm(chart, center, form));
  const scales = drawings.map(scaleOf);
  const chosen = scales.findIndex((scale) => scale >= enough);
  return drawings[chosen === -1 ? scales.indexOf(Math.max(...scales)) : chosen]!;
}

function inForm(chart: Chart, center: string, { columns, labels }: Form): Drawing {
  const root = chart.states[0]!;
  const state = chart.states.find(({ id }) => id === center)!;
  const visible = visibleOf(chart, new Set(foldable(chart)), labels);
  const own = lineageIn(chart, center);
  const inside = [...own.flatMap(visible.anywhereIn), ...visible.insideOf(center)];
  const neighbours = neighboursOf(chart, own, visible.arrows, labels);
  const size = sizeOfBox(state, inside, labels);
  const cells = neighbours.map((neighbour) => ({
    ...neighbour,
    ...sizeOfBox(neighbour.state, neighbour.inside, labels),
    labels: [...neighbour.into, ...neighbour.out].map(({ lines }) => ({
      width: widthOf(lines),
      height: Math.max(1, rowCount(lines)) * lineHeight,
    })),
  }));
  const labelWidth = Math.max(0, ...cells.flatMap((cell) => cell.labels.map(({ width }) => width)));
  const boxWidth = Math.max(0, ...cells.map(({ width }) => width));
  const cellWidth = cells.length === 0 ? 0 : reach + labelWidth + reach + boxWidth;
  const middle = padding + (columns === 2 ? Math.max(cellWidth, size.width / 2) : 14);
  const boxes: Box[] = [];
  const arrows: Arrow[] = [];
  const top = belowName + 8;
  /** Places cells below a height, each in the shorter column; returns the height where they end. */
  const place = (some: typeof cells, from: number, join: number): number => {
    const ends = Array.from({ length: columns }, () => from);
    for (const cell of some) {
      const column = ends.indexOf(Math.min(...ends));
      const side = columns === 2 && column === 0 ? -1 : 1;
      const high = cell.labels.reduce((sum, { height }) => sum + height + 6, 0);
      const height = Math.max(cell.height, high);
      const y = ends[column]!;
      const x = middle + side * (2 * reach + labelWidth) - (side === -1 ? cell.width : 0);
      boxes.push({
        state: cell.state,
        depth: 1,
        isOpen: undefined,
        hidden: 0,
        inside: cell.inside,
        x,
        y,
        width: cell.width,
        height,
      });
      let line = y + (height - high) / 2;
      [...cell.into, ...cell.out].forEach((arrow, index) => {
        const isInto = index < cell.into.length;
        const label = cell.labels[index]!;
        const at = line + 3 + label.height / 2;
        line += label.height + 6;
        const spine = middle + (isInto === join < at ? apart / 2 : -apart / 2);
        const points = [
          { x: spine, y: join },
          { x: spine, y: at },
          { x: side === 1 ? x : x + cell.width, y: at },
        ];
        arrows.push({
          id: arrow.id,
          transitions: arrow.transitions.map(({ id }) => id),
          sources: arrow.transitions.map(({ source }) => source),
          heads: ['end'],
          points: isInto ? points.toReversed() : points,
          label: {
            ...label,
            x: middle + side * (reach + labelWidth / 2) - label.width / 2,
            y: at - label.height / 2,
            lines: arrow.lines,
          },
        });
      });
      ends[column] = y + height + gap;
    }
    return Math.max(...ends);
  };
  const isBefore = ({ out }: Neighbour) => out.length === 0;
  const before = cells.filter(isBefore);
  // The state is drawn below those before it, whose lines lead to its top.
  const heightBefore = place(before, top, 0) + (before.length > 0 ? gap : 0);
  for (const { points } of arrows) points.at(-1)!.y = heightBefore;
  const x = columns === 2 ? middle - size.width / 2 : padding;
  boxes.push({
    state,
    depth: 1,
    isOpen: undefined,
    hidden: 0,
    inside,
    x,
    y: heightBefore,
    ...size,
  });
  const after = cells.filter((cell) => !isBefore(cell));
  const below = heightBefore + size.height;
  const height = place(after, below + 2 * gap, below) - gap + padding;
  const width =
    Math.max(x + size.width, middle + cellWidth, ...boxes.map((box) => box.x + box.width)) +
    padding;
  const whole = { state: root, depth: 0, isOpen: true, hidden: 0, inside: [] };
  return {
    width,
    height,
    boxes: [{ ...whole, x: 0, y: 0, width, height }, ...boxes],
    markers: [],
    arrows,
  };
}

/** The states one step away from a state; `own`: the state and all states around it. */
function neighboursOf(
  chart: Chart,
  own: readonly string[],
  arrows: readonly VisibleArrow[],
  labels: Labels,
): Neighbour[] {
  const found = new Map<string, Neighbour>();
  const at = (id: string) => {
    // The neighbour's services belong to its own picture.
    const state = { ...chart.states.find((one) => one.id === id)!, invokes: [] };
    // A state of another step is named together with that step.
    const step = lineageIn(chart, id).at(-2);
    const isElsewhere = step !== undefined && step !== chart.states[0]!.id && !own.includes(step);
    const inside: Line[] = isElsewhere
      ? [{ rows: [labels.state(step)], kind: 'more', transitions: [] }]
      : [];
    const neighbour = found.get(id) ?? { state, inside, into: [], out: [] };
    found.set(id, neighbour);
    return neighbour;
  };
  for (const arrow of arrows) {
    const source = arrow.source.split('#')[0]!;
    if (own.includes(arrow.target)) at(source).into.push(arrow);
    else at(arrow.target).out.push(arrow);
  }
  return [...found.values()];
}
