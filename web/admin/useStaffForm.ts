import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { dotted } from '../../machines/dotted.ts';
import type { Message } from '../../machines/notices.ts';
import { staffFormMachine } from '../../machines/staffForm/staffForm.machine.ts';
import type { StaffFormPorts } from '../../machines/staffForm/staffForm.machine.ts';
import { adminCopy } from '../copy/admin.ts';
import { isOverOther } from '../ui/isOverOther.ts';
import { orFailure } from '../shared/apollo.ts';
import { actorOptions } from '../shared/flows/inspection.ts';
import { webActors } from '../shared/flows/webActors.ts';
import type { FormFields } from './mergeChanges.ts';
import { useChanges } from './useChanges.ts';

interface Options<Fields, Sent> {
  /** The storage name of what is typed. */
  form: string;
  stored: Fields;
  /** The texts of the form that a `TypedForm` stores, and the version that they start from. */
  texts?: { typedAs: string; version: string };
  /** The answer updates what is stored, as the client keeps it. */
  save: (sent: Sent) => Promise<unknown>;
  /** Loads what is stored, for the page that passes it on. */
  load: () => Promise<unknown>;
}

/** A form of the staff that saves what is stored as a whole. */
export function useStaffForm<Fields extends FormFields, Sent>({
  form,
  stored,
  texts,
  save,
  load,
}: Options<Fields, Sent>) {
  const { fields, isOverNewer, change, forget } = useChanges(form, stored);
  const [areTextsOverNewer] = useState(() => texts && isOverOther(texts.typedAs, texts.version));
  const actor = useActorRef(
    staffFormMachine.provide({
      actors: webActors<StaffFormPorts>({
        saveForm: async ({ change: sent }) => {
          await save(sent as Sent);
          forget();
        },
        loadStored: () => orFailure(load()),
      }),
    }),
    actorOptions(),
  );
  const refused = useSelector(actor, ({ context }) => context.message);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isSaved = useSelector(actor, (snapshot) => !snapshot.hasTag('editing'));
  const isToCheck = (isOverNewer || areTextsOverNewer) && !isBusy && !isSaved;
  const notice = useMemo(
    (): Message | null => (isToCheck ? { text: adminCopy.changedSince } : null),
    [isToCheck],
  );
  return {
    fields,
    change,
    submit: (sent: Sent) => actor.send({ type: 'form.submitted', change: sent }),
    message: refused ?? notice,
    isBusy,
    isSaved,
    attributes: {
      'data-machine': 'staffForm',
      'data-state': useSelector(actor, (snapshot) => dotted(snapshot.value)),
    },
  };
}
