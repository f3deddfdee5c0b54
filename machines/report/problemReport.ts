export interface RecordedState {
  value: unknown;
  context: unknown;
}

export interface ReportedActor {
  id: string;
  machine: string;
  /** Its state before the first recorded event. */
  start: RecordedState;
  end: RecordedState;
}

/** An event that a machine received, and the state's value afterwards. */
export interface ReportedEvent {
  /** Milliseconds since 1970. */
  at: number;
  actor: string;
  event: { type: string } & Record<string, unknown>;
  value: unknown;
  /** The page's path at that time. */
  path: string;
}

/** The file saved by 'Report a problem': what happened, with everything personal masked. */
export interface ProblemReport {
  kind: 'assay.problem';
  /** The product's version. */
  version: string;
  at: string;
  path: string;
  /** Width and height of the window, in CSS pixels. */
  window: [number, number];
  actors: ReportedActor[];
  events: ReportedEvent[];
}
