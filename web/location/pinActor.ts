import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { pinMachine } from '../../machines/pin/pin.machine.ts';
import type { PinPorts } from '../../machines/pin/pin.types.ts';
import { effects } from '../shared/flows/effects.ts';
import { actorOptions } from '../shared/flows/inspection.ts';
import { lazyPorts } from '../shared/flows/lazyPorts.ts';
import { webActors } from '../shared/flows/webActors.ts';
import { readPin, subscribePin, writePin } from '../shared/pin/storedPin.ts';
import { locate } from './locate.ts';

const ports: PinPorts = {
  ...lazyPorts<Omit<PinPorts, 'locate'>>(
    pinMachine,
    async () => (await import('./location.ports.ts')).placePorts,
  ),
  locate: supportedLocate,
};

/** The actor of this device's PIN code, which is stored and shared by all tabs. */
export function createPinActor(): ActorRefFrom<typeof pinMachine> {
  const actor = createActor(
    pinMachine.provide({ actors: webActors(ports), actions: { log: effects.log } }),
    { ...actorOptions(), input: { pin: readPin() } },
  );
  let last = actor.getSnapshot().context.pin;
  actor.subscribe(({ context: { pin } }) => {
    if (pin === last) return;
    last = pin;
    writePin(pin);
  });
  subscribePin(() => actor.send({ type: 'pin.changed', pin: readPin() }));
  actor.start();
  return actor;
}

async function supportedLocate() {
  if (navigator.geolocation) return locate();
  const { text, reason } = (await import('../../machines/notices.ts')).notices
    .geolocationUnsupported;
  throw Object.assign(new Error(text), { reason });
}
