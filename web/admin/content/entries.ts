import type { DraftEntry } from '../../../machines/contentEditing/contentEditing.types.ts';
import type { Content, ContentKind } from '../../../machines/generated/schema.ts';

/** The texts of each kind's entries; `lines` is the height of the field in lines. */
const fields = {
  FAQ: [
    { field: 'question', lines: 1 },
    { field: 'answer', lines: 4 },
  ],
  TESTIMONIALS: [
    { field: 'name', lines: 1 },
    { field: 'location', lines: 1 },
    { field: 'message', lines: 4 },
  ],
  BANNER: [
    { field: 'kicker', lines: 1 },
    { field: 'title', lines: 1 },
    { field: 'note', lines: 1 },
    { field: 'body', lines: 2 },
  ],
  TERMS: [{ field: 'body', lines: 20 }],
  PRIVACY: [{ field: 'body', lines: 20 }],
} as const satisfies Record<ContentKind, readonly { field: string; lines: number }[]>;

export type FieldName = (typeof fields)[ContentKind][number]['field'];

export const fieldsOf = (kind: ContentKind): readonly { field: FieldName; lines: number }[] =>
  fields[kind];

/** Whether a kind is a list, whose entries can be added, moved, hidden and removed. */
export const isList = (kind: ContentKind) => kind === 'FAQ' || kind === 'TESTIMONIALS';

export const hasPicture = (kind: ContentKind) => kind === 'TESTIMONIALS';

/**
 * The published entries as a draft; a kind that is not a list has one entry, which may be empty.
 */
export function draftOf({ kind, entries }: Content): DraftEntry[] {
  const drafts = entries.map(({ id, hidden, image, texts }) => ({
    key: id,
    id,
    hidden,
    removed: false,
    image,
    texts: texts.map(({ field, english, hindi }) => ({ field, english, hindi })),
  }));
  return drafts.length === 0 && !isList(kind) ? [newEntry(kind, drafts)] : drafts;
}

/** An empty entry to add to the others. */
export function newEntry(kind: ContentKind, others: readonly DraftEntry[]): DraftEntry {
  const taken = new Set(others.map(({ key }) => key));
  let number = 1;
  while (taken.has(`new-${number}`)) number += 1;
  const texts = fieldsOf(kind).map(({ field }) => ({ field, english: '', hindi: null }));
  return { key: `new-${number}`, id: null, hidden: false, removed: false, image: null, texts };
}

/** The entries with the one at `index` moved up or down. */
export function moved(entries: DraftEntry[], index: number, by: -1 | 1): DraftEntry[] {
  const entry = entries[index]!;
  const rest = entries.toSpliced(index, 1);
  return rest.toSpliced(index + by, 0, entry);
}

/** The entries of a draft in the form in which they are published. */
export const entriesToPublish = (kind: ContentKind, entries: readonly DraftEntry[]) =>
  entries
    .filter(({ removed }) => !removed)
    .map(({ id, hidden, image, texts }) => ({
      id,
      hidden,
      ...(hasPicture(kind) && { image }),
      texts,
    }));

/** The texts of an entry for readers of one language. */
export const wordsIn = (language: 'en' | 'hi', { texts }: Pick<DraftEntry, 'texts'>) =>
  Object.fromEntries(
    texts.map(({ field, english, hindi }) => [
      field,
      language === 'hi' && hindi?.trim() ? hindi : english,
    ]),
  ) as Partial<Record<FieldName, string>>;
