import { parseApart } from '../parsing/parseApart.ts';
import type { TextBlockJson } from './content.contract.ts';

/** How many texts are cached; each version of a legal text counts once per language. */
const mostKept = 60;
const kept = new Map<string, Promise<TextBlockJson[] | undefined>>();

/** A Markdown text as it is shown, parsed once; undefined if it cannot be rendered. */
export function blocksOf(text: string): Promise<TextBlockJson[] | undefined> {
  if (text === '') return Promise.resolve([]);
  const known = kept.get(text);
  const blocks = known ?? parseApart('textBlocks', text);
  // Reinserted, so that the least recently used is evicted first; a failure, such as a full queue,
  // is not cached.
  kept.delete(text);
  kept.set(text, blocks);
  blocks.catch(() => kept.delete(text));
  if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
  return blocks;
}

/**
 * The blocks of a published text; one from before texts that cannot be rendered were refused is
 * shown as plain paragraphs.
 */
export const publishedBlocks = async (text: string): Promise<TextBlockJson[]> =>
  (await blocksOf(text)) ?? plainParagraphs(text);

const plainParagraphs = (text: string): TextBlockJson[] =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => ({ kind: 'paragraph', lines: [paragraph] }));
