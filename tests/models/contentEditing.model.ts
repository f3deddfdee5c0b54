import type { contentEditingMachine } from '../../machines/contentEditing/contentEditing.machine.ts';
import { contentEditingSamples } from '../../devtools/samples/contentEditing.samples.ts';
import { isBusy, modelOf } from './model.ts';

/** What is typed stays until it is published or dropped, whoever else publishes meanwhile. */
export const contentEditingModel = (draftVersion: number | null = null) =>
  modelOf<typeof contentEditingMachine>(contentEditingSamples(draftVersion), {
    distinguish: ({ draftVersion: begun, preview }) => [begun, preview],
    states: {
      loading: ({ context }) => context.content === null,
      loadFailed: ({ context }) => context.content === null,
      editing: ({ context }) => context.content !== null && context.preview === null,
      previewing: ({ context }) => Array.isArray(context.preview),
      publishing: (snapshot) => isBusy(snapshot) && snapshot.context.draftVersion !== null,
      live: ({ context }) => context.draftVersion === null && context.message === null,
      loadingTheirs: (snapshot) => isBusy(snapshot) && snapshot.context.draftVersion !== null,
      overtaken: ({ context }) => context.draftVersion !== null,
      overwriting: (snapshot) => isBusy(snapshot) && snapshot.context.draftVersion !== null,
    },
  });
