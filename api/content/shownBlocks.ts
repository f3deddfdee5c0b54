import { parseApart } from '../parsing/parseApart.ts';
import type { TextBlockJson } from './content.contract.ts';

/** Texts whose blocks are kept; every version of the terms and the notice in both languages is one. */
const mostKept = 60;
const kept = new Map<string, Promise<TextBlockJson[] | undefined>>();

/** A text in Markdown as it is shown, parsed once; undefined where it cannot be shown. */
export function blocksOf(text: string): Promise<TextBlockJson[] | undefined> {
  if (text === '') return Promise.resolve([]);
  const known = kept.get(text);
  const blocks = known ?? parseApart('textBlocks', text);
  // The one that was wanted last stays longest; a failure, such as a full queue, is not kept.
  kept.delete(text);
  kept.set(text, blocks);
  blocks.catch(() => kept.delete(text));
  if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
  return blocks;
}

/**
 * The same of a text that is published: one from before such texts were refused is shown as plain
 * paragraphs.
 */
export const publishedBlocks = async (text: string): Promise<TextBlockJson[]> =>
  (await blocksOf(text)) ?? plainParagraphs(text);

const plainParagraphs = (text: string): TextBlockJson[] =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => ({ kind: 'paragraph', lines: [paragraph] }));
