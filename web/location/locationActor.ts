import { createActor } from 'xstate';
import { locationMachine } from '../../machines/location/location.machine.ts';
import type { LocationPorts } from '../../machines/location/location.machine.ts';
import { actorOptions } from '../shared/flows/inspection.ts';
import { lazyPorts } from '../shared/flows/lazyPorts.ts';
import { webActors } from '../shared/flows/webActors.ts';
import { locate } from './locate.ts';

// Not lazy: the browser's permission prompt must not wait for code.
const ports: LocationPorts = {
  ...lazyPorts<Pick<LocationPorts, 'loadPlace'>>(
    locationMachine,
    async () => (await import('./location.ports.ts')).placePorts,
  ),
  locate,
};

/** The location's actor, and the snapshot that the server rendered. */
export function createLocationActor() {
  const supported = typeof document === 'undefined' || Boolean(navigator.geolocation);
  const location = createActor(locationMachine.provide({ actors: webActors(ports) }), {
    ...actorOptions(),
    input: { supported },
  });
  const firstLocation = supported
    ? location.getSnapshot()
    : createActor(locationMachine, { input: { supported: true } }).getSnapshot();
  return { location, firstLocation };
}
