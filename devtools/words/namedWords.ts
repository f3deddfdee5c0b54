import type { Language } from './language.ts';

/** One text in every language; one that is missing does not compile. */
export type Text = Record<Language, string>;

/** The kinds of names that a chart has. */
export type Kind = 'states' | 'events' | 'guards' | 'actions' | 'services' | 'delays';
/** Plain words for names, each said once, wherever it stands: `hasLab`, `loading`. */
export type NamedWords = Partial<Record<Kind, Readonly<Record<string, Text>>>>;
