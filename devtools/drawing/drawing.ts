import type { ChartState } from '../chart/chart.ts';

/** What is said at an arrow or in a box, and the transitions that it belongs to. */
export interface Line {
  /** Its text, broken so that it is not too wide. */
  rows: string[];
  kind: 'event' | 'guard' | 'more' | 'figure';
  /** Ids of the transitions that the line stands for. */
  transitions: string[];
}

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A state's box, in the drawing's own pixels. */
export interface Box extends Rectangle {
  state: ChartState;
  depth: number;
  /** Whether what is inside is drawn; undefined of a state that has nothing inside. */
  isOpen: boolean | undefined;
  /** How many states are hidden in a folded box. */
  hidden: number;
  /** What was counted at the state, and what happens in it without leaving it. */
  inside: Line[];
}

/** Where a machine or a step begins: a dot. Or what happens wherever it is: a label of its own. */
export interface Marker extends Rectangle {
  kind: 'initial' | 'anywhere';
  /** The state in which it stands. */
  owner: string;
  inside: Line[];
}

/** An arrow: its path, and where its label stands. All transitions between two boxes are one. */
export interface Arrow {
  id: string;
  /** Ids of its transitions; none of an initial marker's arrow. */
  transitions: string[];
  /** Ids of the states that its transitions leave. */
  sources: string[];
  /** At which of its ends it has a head: at both where ways there and back are counted. */
  heads: ('start' | 'end')[];
  points: { x: number; y: number }[];
  label: Rectangle & { lines: Line[] };
}

/** A laid-out chart. */
export interface Drawing {
  width: number;
  height: number;
  boxes: Box[];
  markers: Marker[];
  arrows: Arrow[];
}
