/** Sums of a day: how often a state was entered, or left for another one after some time. */
export interface FlowFigureTables {
  flow_figures: {
    /** YYYY-MM-DD in India. */
    day: string;
    flow: string;
    state: string;
    /** null, together with `bucket`: the state was entered. */
    next: string | null;
    bucket: number | null;
    count: number;
  };
}
