import type { Language } from './language.ts';

/** One text in every language; one that is missing does not compile. */
export type Text = Record<Language, string>;

/** The kinds of names that a chart has. */
export type Kind = 'states' | 'events' | 'guards' | 'actions' | 'services' | 'delays';
/** Plain words for names, each said once, wherever it stands: `hasLab`, `loadLabs`. */
export type NamedWords = Partial<Record<Exclude<Kind, 'states'>, Readonly<Record<string, Text>>>>;

/** What the states of a flow are called, by their paths. */
export interface StateWords {
  states: Readonly<Record<string, Text>>;
  together?: Readonly<Record<string, Text>>;
}
