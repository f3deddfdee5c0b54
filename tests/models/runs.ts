/** Where runs write down the steps that they walked, a list of `WalkedStep` in each file. */
export const machineRuns = 'test-results/flows/machines';
export const browserRuns = 'test-results/flows/browser';
/** Which turn the last run in the browser was (tests/rotation.ts). */
export const browserTurn = 'test-results/flows/turn.json';
