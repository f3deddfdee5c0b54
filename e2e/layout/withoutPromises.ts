import type { Screens } from '../models/screens.ts';

/** The same screens without what is to be read in their states, which is said in English. */
export const withoutPromises = (screens: Screens): Screens => ({
  ...screens,
  shown: null,
  states: Object.fromEntries(
    Object.entries(screens.states).map(([state, promise]) => [
      state,
      typeof promise === 'string' ? promise : () => Promise.resolve(),
    ]),
  ),
});
