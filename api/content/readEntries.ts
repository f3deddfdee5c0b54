import { newId } from '../ids.ts';
import { refusedFields } from '../readFields.ts';
import { Refusal, badRequest } from '../refusal.ts';
import type { ContentEntryJson, SentEntry } from './adminContent.contract.ts';
import { contentKinds, fieldsOf } from './contentKinds.ts';
import type { ContentKind } from './contentKinds.ts';

/** A text as it is stored: trimmed, and without line breaks unless it may have them. */
const tidied = (typed: string, hasLines = false) =>
  hasLines ? typed.replaceAll('\r\n', '\n').trim() : typed.trim().replace(/\s+/g, ' ');

/**
 * The entries as they are stored; new ones get an id. Throws 400 with every text that is refused,
 * named by its entry: `entries.2.answer`, `entries.2.answerHindi`.
 */
export function readEntries(
  kind: ContentKind,
  sent: SentEntry[],
  published: ReadonlyMap<string, ContentEntryJson['image']>,
): ContentEntryJson[] {
  if (!contentKinds[kind].isList && sent.length !== 1)
    throw badRequest('FIELD_MISSING', { field: 'entries' });
  const refused: [field: string, Refusal][] = [];
  const given = new Set<string>();
  const entries = sent.map(({ _id, hidden = false, image, texts }, index) => {
    const read = fieldsOf(kind).map(([field, { most, isRequired, hasLines }]) => {
      const typed = texts.find((text) => text.field === field);
      const english = tidied(typed?.english ?? '', hasLines);
      const hindi = tidied(typed?.hindi ?? '', hasLines);
      const name = `entries.${index}.${field}`;
      if (isRequired && english === '')
        refused.push([name, badRequest('FIELD_MISSING', { field })]);
      if (english.length > most)
        refused.push([name, badRequest('FIELD_TOO_LONG', { field, most })]);
      if (hindi.length > most)
        refused.push([`${name}Hindi`, badRequest('FIELD_TOO_LONG', { field, most })]);
      return { field, english, hindi: hindi === '' ? null : hindi };
    });
    // An entry with a repeated or unknown id counts as new.
    const isKnown = _id !== undefined && published.has(_id) && !given.has(_id);
    const id = isKnown ? _id : newId();
    given.add(id);
    const before = published.get(id) ?? null;
    return {
      _id: id,
      hidden,
      image: 'hasPicture' in contentKinds[kind] && image !== undefined ? image : before,
      texts: read,
    };
  });
  if (refused.length > 0) throw refusedFields(refused);
  return entries;
}
