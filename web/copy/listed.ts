import { locale } from './language.ts';

const inSentence = () => new Intl.ListFormat(locale(), { style: 'long' });

/** Names as a part of a sentence, each once: 'Lipid Profile and TSH'. */
export const listed = (names: Iterable<string>): string => inSentence().format(new Set(names));

/** The same in parts, the names and what stands between them. */
export const partsOfList = (names: Iterable<string>) => inSentence().formatToParts(new Set(names));
