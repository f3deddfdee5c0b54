import { callPortsThrough } from '../shared/flows/webActors.ts';
import {
  bookingActor,
  chatActor,
  findTestActor,
  pinActor,
  signUpActor,
} from '../shared/flows/flows.ts';
import { inspectActors, setActorClock } from '../shared/flows/inspection.ts';

const lazyActors = new Map<string, { load(): Promise<unknown> }>([
  ['booking', bookingActor],
  ['chat', chatActor],
  ['pin', pinActor],
  ['findTest', findTestActor],
  ['signUp', signUpActor],
]);

/**
 * Loads inspector, rehearsal and replay if the URL or a test asks for them; production builds do
 * not contain them. Must be awaited before the first actor is created.
 */
export async function startDevtools(): Promise<void> {
  const isWanted =
    window.assayWalked !== undefined ||
    window.assayReport !== undefined ||
    /[?&](inspect|rehearse)\b/.test(location.search);
  if (!isWanted) return;
  const { develop } = await import('../../devtools/develop.ts');
  await develop({
    inspectActors,
    setActorClock,
    callPortsThrough,
    loadActor: (machine) => lazyActors.get(machine)?.load(),
  });
}
