import { refusedFields } from '../readFields.ts';
import { badRequest } from '../refusal.ts';
import type { Refusal } from '../refusal.ts';
import type { SentEntry } from './adminContent.contract.ts';
import { contentKinds, legalTexts } from './contentKinds.ts';
import type { ContentKind, LegalTextName } from './contentKinds.ts';
import { blocksOf } from './shownBlocks.ts';

const isLegalText = (kind: ContentKind): kind is LegalTextName =>
  (legalTexts as readonly ContentKind[]).includes(kind);

/**
 * Throws 400 for Markdown texts that could not be rendered, with the same field names as other
 * refused texts. Texts that are too long are left to `readEntries`, which refuses them.
 */
export async function refuseUnshowable(kind: ContentKind, entries: SentEntry[]): Promise<void> {
  if (!isLegalText(kind)) return;
  const { most } = contentKinds[kind].fields.body;
  const refused: [field: string, Refusal][] = [];
  for (const [index, { texts }] of entries.slice(0, 1).entries())
    for (const { field, english, hindi } of texts.filter((text) => text.field === 'body'))
      for (const [name, text] of [
        [`entries.${index}.${field}`, english],
        [`entries.${index}.${field}Hindi`, hindi ?? ''],
      ] as const)
        if (text.length <= most && !(await blocksOf(text)))
          refused.push([name, badRequest('TEXT_NESTED_TOO_DEEPLY')]);
  if (refused.length > 0) throw refusedFields(refused);
}
