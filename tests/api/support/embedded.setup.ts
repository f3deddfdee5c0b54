import { migratedSnapshot } from './snapshot.ts';

/** Makes the snapshot once, before the test files ask for it side by side. */
export default async function setup(): Promise<void> {
  await migratedSnapshot();
}
