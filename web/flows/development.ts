import type { InspectionEvent } from 'xstate';
import { recordSteps } from '../../machines/chart/walkedStep.ts';
import { inspectActors } from '../app/inspection.ts';

/** What development and demo builds add to the page, as its address or a test asks for it. Never in production builds. */
export async function develop(): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const hearers: ((event: InspectionEvent) => void)[] = [];
  if (window.assayWalked) hearers.push(recordSteps(window.assayWalked));
  if (asked.has('inspect')) hearers.push((await import('./connectInspector.ts')).connectInspector());
  if (hearers.length > 0) inspectActors((event) => hearers.forEach((hear) => hear(event)));
}
