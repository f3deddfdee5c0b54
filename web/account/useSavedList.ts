import { useActorRef, useSelector } from '@xstate/react';
import { use, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { savedListMachine } from '../../machines/savedList/savedList.machine.ts';
import type { SavedListPorts } from '../../machines/savedList/savedList.types.ts';
import { isAddressChangedSince } from '../../machines/changedSince.ts';
import { effects } from '../shared/flows/effects.ts';
import { actorOptions } from '../shared/flows/inspection.ts';
import { lazyPorts } from '../shared/flows/lazyPorts.ts';
import { webActors } from '../shared/flows/webActors.ts';
import { PageDataContext } from '../shared/pageData.ts';
import type { PageQuery } from '../shared/pageData.ts';
import { addressesQuery, none, patientsQuery } from '../shared/queries.ts';
import { clearTyped } from '../ui/typedText.ts';

export type SavedListActor = ActorRefFrom<typeof savedListMachine>;

const lists = {
  person: {
    query: patientsQuery as PageQuery<unknown, Record<string, never>>,
    ports: lazyPorts<SavedListPorts>(
      savedListMachine,
      async () => (await import('./savedList.ports.ts')).personPorts,
    ),
  },
  savedAddress: {
    query: addressesQuery as PageQuery<unknown, Record<string, never>>,
    ports: lazyPorts<SavedListPorts>(
      savedListMachine,
      async () => (await import('./savedList.ports.ts')).addressPorts,
    ),
  },
};

/** The storage name of text typed into the form of one entry. */
export const typedAs = (kind: keyof typeof lists, id: string): string => `${kind}.${id}`;

/** The actor of the saved people or addresses; the list is reloaded after each change. */
export function useSavedList(kind: keyof typeof lists): SavedListActor {
  const pageData = use(PageDataContext);
  const [machine] = useState(() => {
    const { query, ports } = lists[kind];
    const thenReload =
      <Input>(port: (input: Input, signal: AbortSignal) => Promise<unknown>) =>
      async (input: Input, signal: AbortSignal) => {
        await port(input, signal);
        await pageData.load(query, none, { again: true });
      };
    return savedListMachine.provide({
      actors: webActors<SavedListPorts>({
        saveEntry: async (entry, signal) => {
          try {
            return await thenReload(ports.saveEntry)(entry, signal);
          } catch (error) {
            // The form and the list show what another device has saved.
            if (isAddressChangedSince(error))
              await pageData.load(query, none, { again: true }).catch(() => undefined);
            throw error;
          }
        },
        removeEntry: thenReload(ports.removeEntry),
        chooseDefaultAddress: thenReload(ports.chooseDefaultAddress),
      }),
      actions: {
        log: effects.log,
        clearTyped: ({ context }) => clearTyped(typedAs(kind, context.edited ?? 'new')),
      },
    });
  });
  return useActorRef(machine, actorOptions());
}

/** Whether a form can be opened, and whether entries can be changed in the list. */
export function useOffered(actor: SavedListActor): { canOpen: boolean; canChange: boolean } {
  const id = '';
  return {
    canOpen: useSelector(actor, (snapshot) => snapshot.can({ type: 'entry.opened', id })),
    canChange: useSelector(actor, (snapshot) => snapshot.can({ type: 'default.chosen', id })),
  };
}
