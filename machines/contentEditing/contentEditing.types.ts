import type { Content, ContentEntryInput, ContentKind, EntryText } from '../generated/schema.ts';
import type { Message } from '../notices.ts';
import { port } from '../ports.ts';

export interface DraftEntry {
  /** Stays the same when the entry is moved. */
  key: string;
  /** Null for an entry that was added and is not published yet. */
  id: string | null;
  hidden: boolean;
  /** Marked for removal at the next publication; until then it can be restored. */
  removed: boolean;
  /** The URL of a testimonial's picture. */
  image: string | null;
  texts: EntryText[];
}

const loadContent = port<{ kind: ContentKind }, Content>();
const publishContent = port<
  { kind: ContentKind; version: number; entries: ContentEntryInput[] },
  Content
>();
export const ports = {
  adminContent: loadContent,
  publishContent,
  /** Loads what somebody else has published in the meantime. */
  loadTheirs: loadContent,
  /** Publishes over what somebody else has published. */
  overwriteContent: publishContent,
};
export type ContentEditingPorts = typeof ports;

export interface ContentEditingContext {
  kind: ContentKind;
  /** The version that the draft is based on; null if nothing is typed. */
  draftVersion: number | null;
  /** The published content; null until loaded. */
  content: Content | null;
  /** What the preview shows: the draft when it was opened, or the published content. */
  preview: readonly DraftEntry[] | 'published' | null;
  message: Message | null;
}

export type ContentEditingEvent =
  | { type: 'load.retried' }
  | { type: 'preview.opened'; entries: readonly DraftEntry[] }
  | { type: 'content.submitted'; entries: ContentEntryInput[] }
  | { type: 'theirs.opened' }
  | { type: 'overwrite.chosen'; entries: ContentEntryInput[] }
  | { type: 'draft.dropped' };
