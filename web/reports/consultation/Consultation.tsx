import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { consultationMachine } from '../../../machines/consultation/consultation.machine.ts';
import { onSeenAgain } from '../../../machines/followLive.ts';
import { actorOptions } from '../../shared/flows/inspection.ts';
import { webActors } from '../../shared/flows/webActors.ts';
import { ConsultationView } from './ConsultationView.tsx';
import { consultationPorts } from './consultation.ports.ts';

const machine = consultationMachine.provide({ actors: webActors(consultationPorts) });

/** The free call in which a doctor explains a report (docs/product/screens.md#report). */
export function Consultation({ id }: { id: string }) {
  const actor = useActorRef(machine, { ...actorOptions(), input: { reportId: id } });
  useEffect(() => onSeenAgain(() => actor.send({ type: 'callPage.revisited' })), [actor]);
  return <ConsultationView actor={actor} />;
}
