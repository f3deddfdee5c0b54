import { uiCopy } from './ui.ts';

interface PartOfList {
  type: 'element' | 'literal';
  value: string;
}

/** Names joined for a sentence, each once: 'Lipid Profile and TSH'. */
export const listed = (names: Iterable<string>): string =>
  partsOfList(names)
    .map(({ value }) => value)
    .join('');

/**
 * The parts of such a list: the names, and the separators between them. Browsers spell lists
 * differently from version to version, which React would render anew, and the first
 * `Intl.ListFormat` takes a slow phone 60 ms.
 */
export function partsOfList(names: Iterable<string>): PartOfList[] {
  const { next, last } = uiCopy.list;
  const each = [...new Set(names)];
  return each.flatMap((value, index) => {
    const name: PartOfList = { type: 'element', value };
    if (index === 0) return [name];
    return [{ type: 'literal', value: index === each.length - 1 ? last : next }, name];
  });
}
