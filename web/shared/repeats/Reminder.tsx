import { useActorRef } from '@xstate/react';
import { repeatMachine } from '../../../machines/repeat/repeat.machine.ts';
import type { RepeatPorts } from '../../../machines/repeat/repeat.machine.ts';
import type { OwnRepeatFragment } from '../../generated/graphql.ts';
import { effects } from '../flows/effects.ts';
import { actorOptions } from '../flows/inspection.ts';
import { lazyPorts } from '../flows/lazyPorts.ts';
import { webActors } from '../flows/webActors.ts';
import { ReminderView } from './ReminderView.tsx';
import type { SentBy } from './ReminderView.tsx';

const machine = repeatMachine.provide({
  actors: webActors(
    lazyPorts<RepeatPorts>(
      repeatMachine,
      async () => (await import('./repeat.ports.ts')).repeatPorts,
    ),
  ),
  actions: { log: effects.log },
});

/** The reminder of one test for one person, with a flow of its own. */
export function Reminder({ repeat, sentBy }: { repeat: OwnRepeatFragment; sentBy: SentBy }) {
  const actor = useActorRef(machine, { ...actorOptions(), input: { repeat } });
  return <ReminderView actor={actor} sentBy={sentBy} />;
}
