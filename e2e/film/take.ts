import type { Step } from '../../devtools/simulation/walk.ts';
import type { Screens, Start } from '../models/screens.ts';

/** A walk on the screens of a flow, and after which steps a picture is taken of which state. */
export interface Take {
  flow: string;
  screens: Screens;
  start: Start;
  steps: readonly Step[];
  looks: ReadonlyMap<number, string>;
}
