import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { contactChangeMachine } from '../../machines/contactChange/contactChange.machine.ts';
import type {
  ContactChangePorts,
  NewContact,
} from '../../machines/contactChange/contactChange.setup.ts';
import { paths } from '../paths.ts';
import { sessionEffects } from '../shared/flows/effects.ts';
import { FlowMain } from '../shared/flows/FlowMain.tsx';
import { Session } from '../shared/flows/flows.ts';
import { actorOptions } from '../shared/flows/inspection.ts';
import { lazyPorts } from '../shared/flows/lazyPorts.ts';
import { eventOfPath } from '../shared/flows/stepPaths.ts';
import { useFlowUrl } from '../shared/flows/useFlowUrl.ts';
import { webActors } from '../shared/flows/webActors.ts';
import { readTab, writeTab } from '../ui/tabStorage.ts';
import { clearTyped } from '../ui/typedText.ts';
import { ContactCodeStep } from './ContactCodeStep.tsx';
import { NewEmailStep, NewNumberStep, typedAs } from './NewContactSteps.tsx';
import type { ContactChangeActor } from './contactChangeActor.ts';

const machine = contactChangeMachine.provide({
  actors: webActors(
    lazyPorts<ContactChangePorts>(
      contactChangeMachine,
      async () => (await import('./contactChange.ports.ts')).contactChangePorts,
    ),
  ),
  actions: sessionEffects,
});
type Snapshot = SnapshotFrom<typeof contactChangeMachine>;

type Step = 'number' | 'email' | 'code' | 'changed';
const stepOf = ({ value }: Snapshot) =>
  (typeof value === 'string' ? value : Object.keys(value)[0]) as Step;
const stepPaths: Record<Step, string | null> = {
  number: paths.changeNumber,
  email: paths.changeEmail,
  code: paths.confirmContact,
  changed: null,
};
const pathOf = (snapshot: Snapshot) => stepPaths[stepOf(snapshot)];
const eventOf = ({ pathname }: { pathname: string }) => eventOfPath(stepPaths, pathname);

/** The storage name of the contact that the code was sent to. */
const storedAs = 'contactChange';

/** Changes the mobile number or e-mail, one step after the other; behind the login. */
export function ContactChangeFlow() {
  const userId = Session.useSelector((snapshot) => snapshot.context.user!.id);
  const actor: ContactChangeActor = useActorRef(machine, {
    ...actorOptions(),
    input: { userId, contact: (readTab(storedAs) as NewContact | undefined) ?? null },
  });
  const contact = useSelector(actor, (snapshot) => snapshot.context.contact);
  const step = useSelector(actor, stepOf);
  useEffect(() => {
    writeTab(storedAs, step === 'changed' ? null : contact);
    if (step === 'changed') for (const form of Object.values(typedAs)) clearTyped(form);
  }, [step, contact]);
  useFlowUrl(actor, { pathOf, eventOf });
  if (step === 'changed') return <Navigate to={paths.home} replace />;
  return (
    <FlowMain actor={actor} machine="contactChange">
      {step === 'number' ? <NewNumberStep actor={actor} /> : null}
      {step === 'email' ? <NewEmailStep actor={actor} /> : null}
      {step === 'code' ? <ContactCodeStep actor={actor} /> : null}
    </FlowMain>
  );
}
