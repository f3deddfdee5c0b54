/** Sums of a day: how often states were entered, or left for another one after a time. */
export interface FlowFigureTables {
  flow_figures: {
    /** YYYY-MM-DD in India. */
    day: string;
    flow: string;
    state: string;
    /** null, with `bucket`: the state was entered. */
    next: string | null;
    bucket: number | null;
    count: number;
  };
}
