import { useActorRef, useSelector } from '@xstate/react';
import { dotted } from '../../../machines/dotted.ts';
import { secondFactorMachine } from '../../../machines/secondFactor/secondFactor.machine.ts';
import { adminStaffCopy } from '../../copy/adminStaff.ts';
import { stack } from '../../generated/panda/patterns/index.js';
import { effects } from '../../shared/flows/effects.ts';
import { actorOptions } from '../../shared/flows/inspection.ts';
import { webActors } from '../../shared/flows/webActors.ts';
import { InlineMessage } from '../../ui/states.tsx';
import { ChangeSecondFactor } from './ChangeSecondFactor.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { secondFactorPorts } from './secondFactor.ports.ts';
import { ConfirmSecondFactor, SetUpSecondFactor } from './SetUpSecondFactor.tsx';

const copy = adminStaffCopy.secondFactor;
const machine = secondFactorMachine.provide({
  actors: webActors(secondFactorPorts),
  actions: { log: effects.log },
});

/** The form for one's own second factor, which is either on or off. */
export function OwnSecondFactor({ on, onChanged }: { on: boolean; onChanged: () => void }) {
  const actor = useActorRef(machine.provide({ actions: { notifyChange: onChanged } }), {
    ...actorOptions(),
    input: { on },
  });
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const isCodeAsked = useSelector(actor, (snapshot) => snapshot.hasTag('codeAsked'));
  const wentOff = useSelector(actor, (snapshot) => snapshot.hasTag('ended'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { on: isOn, secret, codes, message } = useSelector(actor, ({ context }) => context);
  const form = { send: actor.send, isBusy, message };
  const shown = () => {
    if (codes)
      return (
        <RecoveryCodes
          codes={codes}
          onStored={() => actor.send({ type: 'recoveryCodes.stored' })}
        />
      );
    if (isCodeAsked && secret) return <ConfirmSecondFactor {...form} secret={secret} />;
    return isOn ? <ChangeSecondFactor {...form} /> : <SetUpSecondFactor {...form} />;
  };
  return (
    <div className={stack({ gap: '4' })} data-factor-state={state}>
      {wentOff ? <InlineMessage tone="info" message={copy.isOff} /> : null}
      {shown()}
    </div>
  );
}
