interface Window {
  /** A browser test sets this to receive every step that the page's machines take. */
  assayWalked?: (step: import('./chart/walkedStep.ts').WalkedStep | null) => void;
  /** A replay sets this to the report to replay, and drives the page by `assayReplay`. */
  assayReport?: import('../machines/report/problemReport.ts').ProblemReport;
  assayReplay?: import('./replay/startReplay.ts').Replay;
}
