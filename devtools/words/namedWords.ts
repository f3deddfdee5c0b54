import type { Language } from './language.ts';

/** A text in every language; the compiler requires each. */
export type Text = Record<Language, string>;

export type Kind = 'states' | 'events' | 'guards' | 'actions' | 'services' | 'delays';
/** Plain words for names such as `hasLab` and `loadLabs`, each defined once for all its uses. */
export type NamedWords = Partial<Record<Exclude<Kind, 'states'>, Readonly<Record<string, Text>>>>;

/** The names of a flow's states, by their paths. */
export interface StateWords {
  states: Readonly<Record<string, Text>>;
  together?: Readonly<Record<string, Text>>;
}
