/** The languages of the web; English is the one that is quoted in the specification. */
export type Language = 'en' | 'hi';

/** What another language says: words by area, and the sentences of the machines and the service by their English, undefined for one that it does not know. */
export interface Dictionary {
  areas: Record<string, object>;
  said(message: string): string | undefined;
}

/** Words of the same shape: a text for a text, a function of the same parameters for a function, as many items for a list. */
export type Translation<Words> = Words extends (...parameters: infer Parameters) => string
  ? (...parameters: Parameters) => string
  : Words extends string
    ? string
    : Words extends number
      ? number
      : { readonly [Key in keyof Words]: Translation<Words[Key]> };

let current: Language = 'en';
let dictionary: Dictionary | undefined;

/** The language that is shown now. */
export const language = (): Language => current;
/** The same for dates and numbers. */
export const locale = () => (current === 'hi' ? 'hi-IN' : 'en-IN');

/** Shows another language from the next rendering on. A dictionary is kept once it was given. */
export function setLanguage(next: Language, words?: Dictionary): void {
  current = next;
  dictionary = words ?? dictionary;
}

/** Adds the words of a part that came later than the rest. */
export function addWords({ areas, said: own }: Dictionary): void {
  const before = dictionary;
  dictionary = {
    areas: { ...before?.areas, ...areas },
    said: (message) => own(message) ?? before?.said(message),
  };
}

const spoken = () => (current === 'en' ? undefined : dictionary);

/** A sentence of a machine or of the service in the language that is shown; one that nobody translated stays as it is. */
export const said = (message: string): string => spoken()?.said(message) ?? message;

/** Words that are looked up when they are read, so that one module serves both languages. Read leaves in components and functions, not where a module is loaded. */
export function translated<const Words extends object>(
  area: string,
  english: Words,
): Translation<Words> {
  return late(english, () => spoken()?.areas[area]) as Translation<Words>;
}

function late(english: object, other: () => unknown): object {
  const nested = new Map<PropertyKey, object>();
  const otherOf = (key: PropertyKey) =>
    (other() as Record<PropertyKey, unknown> | undefined)?.[key];
  return new Proxy(english, {
    get(target, key) {
      const own = (target as Record<PropertyKey, unknown>)[key];
      if (typeof own !== 'object' || own === null || Array.isArray(own)) return otherOf(key) ?? own;
      const known = nested.get(key) ?? late(own, () => otherOf(key));
      nested.set(key, known);
      return known;
    },
  });
}
