/** Whether this build has the flow page and the inspector: development and demo, never production. */
declare const __FLOWS__: boolean;
/** The product's version, from package.json. */
declare const __VERSION__: string;

interface Window {
  /** Does what was pressed before the app was there (the script in index.html). */
  takeEarlyPress?: () => void;
}

declare module '*.css';
declare module '*.svg?url' {
  const address: string;
  export default address;
}

interface Window {
  /** A browser test hands this in to hear of every step that the page's machines take. */
  assayWalked?: (step: import('../machines/chart/walkedStep.ts').WalkedStep | null) => void;
  /** A replay hands in the report of what happened, and drives the page by what it finds in its place. */
  assayReport?: import('../machines/replay/problemReport.ts').ProblemReport;
  assayReplay?: import('./flows/replay.ts').Replay;
}
