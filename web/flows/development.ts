import { recordSteps } from '../../machines/chart/walkedStep.ts';
import { inspectActors } from '../app/inspection.ts';

/** What development and demo builds add to the page, as its address or a test asks for it. Never in production builds. */
export async function develop(): Promise<void> {
  const asked = new URLSearchParams(location.search);
  if (window.assayWalked) inspectActors(recordSteps(window.assayWalked));
  if (window.assayReport) {
    window.assayReplay = (await import('./replay.ts')).startReplay(window.assayReport);
    return;
  }
  if (asked.has('inspect') || asked.has('rehearse'))
    (await import('./rehearse.ts')).startRehearsing(asked.get('rehearse'));
  if (asked.has('inspect'))
    inspectActors((await import('./connectInspector.ts')).connectInspector());
}
