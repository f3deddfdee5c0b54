import { locale } from './language.ts';

const inSentence = () => new Intl.ListFormat(locale(), { style: 'long' });

/** Names joined for a sentence, each once: 'Lipid Profile and TSH'. */
export const listed = (names: Iterable<string>): string => inSentence().format(new Set(names));

/** The parts of such a list: the names, and the separators between them. */
export const partsOfList = (names: Iterable<string>) => inSentence().formatToParts(new Set(names));
