import { assertEvent, assign, setup } from 'xstate';
import type { Failure } from '../failure.ts';
import type { Content, ContentKind } from '../generated/schema.ts';
import { effects, failureMessage, messageActions } from '../messages.ts';
import { toActors } from '../ports.ts';
import { backTo, sending } from '../sending.ts';
import type { Tag } from '../tags.ts';
import { ports } from './contentEditing.types.ts';
import type {
  ContentEditingContext,
  ContentEditingEvent,
  DraftEntry,
} from './contentEditing.types.ts';

type Args = { context: ContentEditingContext; event: ContentEditingEvent };
type Failed = { event: { error: unknown } };

/** Once the draft is published or given up, the form shows the published content. */
const withoutDraft = ['forgetDraft', 'clearTyped'] as const;
const setLoaded = {
  type: 'setContent',
  params: ({ event }: { event: { output: Content } }) => ({ content: event.output }),
} as const;
const setPreview = {
  type: 'setPreview',
  params: ({ event }: { event: { entries: readonly DraftEntry[] } }) => ({
    preview: event.entries,
  }),
} as const;
const live = { target: 'live', actions: [setLoaded, ...withoutDraft] } as const;
/** Somebody else has published since this draft was started. */
const unlessOvertaken = {
  guard: { type: 'isOvertaken', params: ({ event }: Failed) => ({ error: event.error }) },
  target: 'loadingTheirs',
  actions: { type: 'log', params: failureMessage },
} as const;

/** Possible wherever the person is in the form. */
const whileEditing = {
  'preview.opened': { target: 'previewing', actions: setPreview },
  'content.submitted': { target: 'publishing', actions: 'setDraftVersion' },
} as const;

/** A member of staff edits, previews and publishes one kind of the content that customers read. */
export const contentEditingMachine = setup({
  types: {
    context: {} as ContentEditingContext,
    input: {} as { kind: ContentKind; draftVersion: number | null },
    events: {} as ContentEditingEvent,
    tags: {} as Tag,
    meta: {} as { clause: string },
  },
  actors: toActors(ports),
  guards: {
    isDraftOld: ({ context }, { content }: { content: Content }) =>
      context.draftVersion !== null && context.draftVersion !== content.version,
    isOvertaken: (_, { error }: { error: unknown }) =>
      (error as Failure | undefined)?.reason === 'CONTENT_CHANGED',
  },
  actions: {
    log: effects.log,
    ...messageActions<ContentEditingContext, ContentEditingEvent>(),
    setContent: assign((_, params: { content: Content }) => params),
    setPreview: assign((_, params: Pick<ContentEditingContext, 'preview'>) => params),
    /** A draft keeps the version it started from; otherwise it starts from the published one. */
    setDraftVersion: assign(({ context: { draftVersion, content } }) => ({
      draftVersion: draftVersion ?? content?.version ?? null,
    })),
    forgetDraft: assign({ draftVersion: null, preview: null }),
    /** Removes the typed text from the tab. */
    clearTyped: () => undefined,
  },
}).createMachine({
  id: 'contentEditing',
  description: 'The staff writes what customers read: it is edited, previewed and published.',
  meta: { clause: 'PD-83' },
  context: ({ input }) => ({ ...input, content: null, preview: null, message: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'What is published of this kind is being loaded.',
      tags: 'loading',
      entry: 'clearMessage',
      invoke: {
        id: 'adminContent',
        src: 'adminContent',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: [
          {
            guard: {
              type: 'isDraftOld',
              params: ({ event }) => ({ content: event.output }),
            },
            target: 'overtaken',
            actions: setLoaded,
          },
          { target: 'editing', actions: setLoaded },
        ],
        onError: { target: 'loadFailed', actions: { type: 'log', params: failureMessage } },
      },
    },
    loadFailed: {
      description: 'What is published could not be loaded; the person may try again.',
      tags: 'failed',
      on: { 'load.retried': 'loading' },
    },
    editing: {
      description: 'The entries are being written, in both languages.',
      tags: 'editing',
      entry: { type: 'setPreview', params: { preview: null } },
      on: whileEditing,
    },
    previewing: {
      description: 'Below the form stands what customers would see; writing goes on.',
      tags: 'editing',
      on: whileEditing,
    },
    publishing: sending('publishContent', {
      description: 'What was written is being published.',
      input: ({ context, event }: Args) => {
        assertEvent(event, 'content.submitted');
        const { kind, draftVersion } = context;
        return { kind, version: draftVersion ?? 0, entries: event.entries };
      },
      onDone: live,
      onError: [unlessOvertaken, backTo('editing')],
    }),
    live: {
      description: 'What was written is on the pages; writing goes on from there.',
      tags: ['editing', 'live'],
      on: whileEditing,
    },
    loadingTheirs: {
      description: 'Somebody else was faster: what they have published is being loaded.',
      tags: ['editing', 'busy'],
      invoke: {
        id: 'loadTheirs',
        src: 'loadTheirs',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: { target: 'overtaken', actions: setLoaded },
        onError: backTo('editing'),
      },
    },
    overtaken: {
      description:
        'Somebody else has published meanwhile; it is decided what becomes of the draft.',
      tags: ['editing', 'overtaken'],
      on: {
        'preview.opened': { actions: setPreview },
        'theirs.opened': { actions: { type: 'setPreview', params: { preview: 'published' } } },
        'overwrite.chosen': 'overwriting',
        'draft.dropped': { target: 'editing', actions: ['clearMessage', ...withoutDraft] },
      },
    },
    overwriting: sending('overwriteContent', {
      description: 'The draft is being published in place of what somebody else has published.',
      tags: ['editing', 'busy', 'overtaken'],
      input: ({ context, event }: Args) => {
        assertEvent(event, 'overwrite.chosen');
        const { kind, content } = context;
        return { kind, version: content?.version ?? 0, entries: event.entries };
      },
      onDone: live,
      onError: [unlessOvertaken, backTo('overtaken')],
    }),
  },
});
