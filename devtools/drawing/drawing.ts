import type { ChartState } from '../chart/chart.ts';

/** A text at an arrow or in a box, with the transitions that it stands for. */
export interface Line {
  /** Its text, broken into rows of limited width. */
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
  /** Whether its inside is drawn; undefined for a state without child states. */
  isOpen: boolean | undefined;
  /** How many states are hidden in a folded box. */
  hidden: number;
  /** The visitor figures of the state, and the events that do not leave it. */
  inside: Line[];
}

/** The dot where a machine or a step begins, or the label of what can happen anywhere in it. */
export interface Marker extends Rectangle {
  kind: 'initial' | 'anywhere';
  /** The id of the state that it belongs to. */
  owner: string;
  inside: Line[];
}

/** An arrow with its path and its label. All transitions between two boxes share one. */
export interface Arrow {
  id: string;
  /** Ids of its transitions; empty for the arrow of an initial marker. */
  transitions: string[];
  /** Ids of the states that its transitions leave. */
  sources: string[];
  /** The ends with an arrowhead: both, if ways there and back are counted together. */
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
