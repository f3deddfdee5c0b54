import { useActorRef, useSelector } from '@xstate/react';
import { zipCodeMachine } from '../../../machines/zipCode/zipCode.machine.ts';
import type { ZipCodePorts } from '../../../machines/zipCode/zipCode.machine.ts';
import type { AddressCheck } from '../../ui/AddressForm.tsx';
import { actorOptions } from '../flows/inspection.ts';
import { effects } from '../flows/effects.ts';
import { lazyPorts } from '../flows/lazyPorts.ts';
import { webActors } from '../flows/webActors.ts';
import { ZipCodeNote } from './ZipCodeNote.tsx';

const ports = lazyPorts<ZipCodePorts>(zipCodeMachine, () => import('./loadServiceability.ts'));
const machine = zipCodeMachine.provide({
  actors: webActors(ports),
  actions: { log: effects.log },
});

/**
 * Checks the PIN code while an address is typed. `labId`: the lab that has to collect there; the
 * note then offers to choose another one.
 */
export function useZipCode(
  labId: string | null = null,
  onOtherLab?: (pin: string) => void,
): AddressCheck {
  const actor = useActorRef(machine, { ...actorOptions(), input: { labId } });
  const filled = useSelector(actor, ({ context }) =>
    context.cityState === context.filled ? context.filled : null,
  );
  return {
    filled,
    onTyped: (fields) => actor.send({ type: 'address.typed', ...fields }),
    note: <ZipCodeNote actor={actor} onOtherLab={onOtherLab} />,
  };
}
