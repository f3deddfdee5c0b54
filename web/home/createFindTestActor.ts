import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { findTestMachine } from '../../machines/findTest/findTest.machine.ts';
import type { FindTestPorts } from '../../machines/findTest/findTest.machine.ts';
import { actorOptions } from '../shared/flows/inspection.ts';
import { effects } from '../shared/flows/effects.ts';
import { lazyPorts } from '../shared/flows/lazyPorts.ts';
import { webActors } from '../shared/flows/webActors.ts';
import { SearchResults } from './lazyParts.ts';

const ports = lazyPorts<FindTestPorts>(
  findTestMachine,
  async () => (await import('./findTest.ports.ts')).findTestPorts,
);

/** The started actor of finding a test; the code of the results is loaded with it. */
export async function createFindTestActor(): Promise<ActorRefFrom<typeof findTestMachine>> {
  await SearchResults.load();
  const machine = findTestMachine.provide({
    actors: webActors(ports),
    actions: { log: effects.log },
  });
  return createActor(machine, actorOptions()).start();
}
