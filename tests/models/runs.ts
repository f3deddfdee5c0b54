/** Where runs write down the steps that they walked, a list of `WalkedStep` in each file. */
export const machineRuns = 'test-results/flows/machines';
export const browserRuns = 'test-results/flows/browser';
