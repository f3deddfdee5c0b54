/** A state in a report: its value and its masked context. */
export interface RecordedState {
  value: unknown;
  context: unknown;
}

/** One machine that ran. */
export interface ReportedActor {
  id: string;
  machine: string;
  /** Its state before the first recorded event. */
  start: RecordedState;
  end: RecordedState;
}

/** One event that reached a machine, and the state's value afterwards. */
export interface ReportedEvent {
  /** Milliseconds since 1970. */
  at: number;
  actor: string;
  event: { type: string } & Record<string, unknown>;
  value: unknown;
  /** The page's address then. */
  path: string;
}

/** What 'Report a problem' saves: what happened, with everything personal masked. */
export interface ProblemReport {
  kind: 'assay.problem';
  /** The product's version. */
  version: string;
  at: string;
  path: string;
  /** Width and height of the window, in pixels. */
  window: [number, number];
  actors: ReportedActor[];
  events: ReportedEvent[];
}
