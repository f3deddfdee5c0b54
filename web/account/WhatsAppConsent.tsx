import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { dotted } from '../../machines/dotted.ts';
import { whatsAppConsentMachine } from '../../machines/whatsAppConsent/whatsAppConsent.machine.ts';
import { profileCopy } from '../copy/profile.ts';
import { effects } from '../shared/flows/effects.ts';
import { Session } from '../shared/flows/flows.ts';
import { actorOptions } from '../shared/flows/inspection.ts';
import { webActors } from '../shared/flows/webActors.ts';
import { CheckField } from '../ui/CheckField.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { whatsAppConsentPorts } from './profile.ports.ts';

const copy = profileCopy.whatsApp;
const machine = whatsAppConsentMachine.provide({
  actors: webActors(whatsAppConsentPorts),
  actions: { log: effects.log },
});

/** Whether messages about orders may come by WhatsApp (PD-92); the switch shows a press at once. */
export function WhatsAppConsent({ allowed }: { allowed: boolean }) {
  const session = Session.useActor();
  const actor = useActorRef(
    machine.provide({
      actions: { notifySession: () => session.send({ type: 'session.changed' }) },
    }),
    { ...actorOptions(), input: { allowed } },
  );
  useEffect(() => {
    // The actor may have been started with an older value. An unused panel sends it no event, so
    // that a problem report can be replayed without it.
    const { stored } = actor.getSnapshot().context;
    if (stored !== allowed) actor.send({ type: 'consent.loaded', whatsApp: allowed });
  }, [actor, allowed]);
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const { wanted, message } = useSelector(actor, ({ context }) => context);
  return (
    <div data-consent-state={state}>
      <CheckField
        label={copy.label}
        hint={copy.hint}
        checked={wanted}
        onChange={(whatsApp) => actor.send({ type: 'consent.chosen', whatsApp })}
      />
      <InlineMessage message={message} />
    </div>
  );
}
