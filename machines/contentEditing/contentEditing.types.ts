import type { Content, ContentEntryInput, ContentKind, EntryText } from '../generated/schema.ts';
import type { Message } from '../notices.ts';
import type { Port } from '../ports.ts';

/** An entry as it is being edited. */
export interface DraftEntry {
  /** Stays the same while the entry moves. */
  key: string;
  /** Null: it was added and is not published yet. */
  id: string | null;
  hidden: boolean;
  /** It is taken out when all is published, and can be put back until then. */
  removed: boolean;
  /** The address of a testimonial's picture. */
  image: string | null;
  texts: EntryText[];
}

type LoadContent = Port<{ kind: ContentKind }, Content>;
type PublishContent = Port<
  { kind: ContentKind; version: number; entries: ContentEntryInput[] },
  Content
>;
export type ContentEditingPorts = {
  adminContent: LoadContent;
  publishContent: PublishContent;
  /** What somebody else has published meanwhile. */
  loadTheirs: LoadContent;
  /** In place of what somebody else has published. */
  overwriteContent: PublishContent;
};

export interface ContentEditingContext {
  kind: ContentKind;
  /** The version that what is typed began with; null where nothing is typed. */
  draftVersion: number | null;
  /** What is published; null until it was loaded. */
  content: Content | null;
  /** What is shown as customers see it: the draft as it stood then, or what is published. */
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
