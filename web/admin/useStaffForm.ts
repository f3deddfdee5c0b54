import { useActorRef, useSelector } from '@xstate/react';
import { dotted } from '../../machines/dotted.ts';
import { staffFormMachine } from '../../machines/staffForm/staffForm.machine.ts';
import type { StaffFormPorts } from '../../machines/staffForm/staffForm.machine.ts';
import { orFailure } from '../shared/apollo.ts';
import { actorOptions } from '../shared/flows/inspection.ts';
import { webActors } from '../shared/flows/webActors.ts';
import type { FormFields } from './mergeChanges.ts';
import { useChanges } from './useChanges.ts';

interface Options<Fields, Sent> {
  /** The storage name of what is typed. */
  form: string;
  stored: Fields;
  /** The answer updates what is stored, as the client keeps it. */
  save: (sent: Sent) => Promise<unknown>;
  /** Loads what is stored, for the page that passes it on. */
  load: () => Promise<unknown>;
}

/** A form of the staff that saves what is stored as a whole. */
export function useStaffForm<Fields extends FormFields, Sent>({
  form,
  stored,
  save,
  load,
}: Options<Fields, Sent>) {
  const { fields, change, settle } = useChanges(form, stored);
  const actor = useActorRef(
    staffFormMachine.provide({
      actors: webActors<StaffFormPorts>({
        saveForm: async ({ change: sent }) => {
          await save(sent as Sent);
          settle(fields);
        },
        loadStored: () => orFailure(load()),
      }),
    }),
    actorOptions(),
  );
  return {
    fields,
    change,
    submit: (sent: Sent) => actor.send({ type: 'form.submitted', change: sent }),
    message: useSelector(actor, ({ context }) => context.message),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    isSaved: useSelector(actor, (snapshot) => !snapshot.hasTag('editing')),
    attributes: {
      'data-machine': 'staffForm',
      'data-state': useSelector(actor, (snapshot) => dotted(snapshot.value)),
    },
  };
}
