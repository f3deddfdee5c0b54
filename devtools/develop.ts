import type { App } from './app.ts';
import { recordSteps } from './chart/walkedStep.ts';

/**
 * Adds the tools of development and demo builds that the page's URL or a test asks for. Never part
 * of production builds.
 */
export async function develop(app: App): Promise<void> {
  const query = new URLSearchParams(location.search);
  if (window.assayWalked) app.inspectActors(recordSteps(window.assayWalked));
  if (window.assayReport) {
    const { startReplay } = await import('./replay/startReplay.ts');
    window.assayReplay = startReplay(app, window.assayReport);
    return;
  }
  if (query.has('inspect') || query.has('rehearse'))
    (await import('./rehearsal/rehearse.ts')).startRehearsing(app, query.get('rehearse'));
  if (query.has('inspect'))
    app.inspectActors((await import('./inspector/connectInspector.ts')).connectInspector());
  const receiver = query.get('inspect');
  if (receiver === 'stately' || /^wss?:/.test(receiver ?? ''))
    app.inspectActors((await import('./inspector/connectStately.ts')).connectStately(receiver!));
}
