/** The languages of the web; English is the one that is quoted in the specification. */
export type Language = 'en' | 'hi';

/** The values of a sentence by their names. */
export type Params = Record<string, string | number>;

/**
 * A translation: words by area, and the sentences of the machines and the service by
 * their reason, undefined for one that it does not know.
 */
export interface Dictionary {
  areas: Record<string, object>;
  sentence?(reason: string, params?: Params): string | undefined;
  /** An answer of the gateway with the texts that are stored in this language. */
  answer?(answer: unknown): unknown;
}

/**
 * Words of the same shape: a text for a text, a function of the same parameters for a function, as
 * many items for a list.
 */
export type Translation<Words> = Words extends (...parameters: infer Parameters) => string
  ? (...parameters: Parameters) => string
  : Words extends string
    ? string
    : Words extends number
      ? number
      : { readonly [Key in keyof Words]: Translation<Words[Key]> };

/** A language with the words of it; English needs none. */
export interface Spoken {
  language: Language;
  dictionary?: Dictionary | undefined;
}

/** A browser has one language for the life of a page: choosing another loads the page anew. */
let pageLanguage: Spoken = { language: 'en' };
let current = (): Spoken => pageLanguage;

/** Makes every text use `read` to find its language, where one process renders pages in several. */
export function readLanguageFrom(read: () => Spoken): void {
  current = read;
}

/** The language that is shown now. */
export const language = (): Language => current().language;
/** The same for dates and numbers. */
export const locale = () => (language() === 'hi' ? 'hi-IN' : 'en-IN');

/** Sets the language of the page, before anything is rendered. */
export function setLanguage(next: Language, dictionary?: Dictionary): void {
  pageLanguage = { language: next, dictionary: dictionary ?? pageLanguage.dictionary };
}

/** Adds words of the page's language that are loaded after the rest. */
export function addWords({ areas }: Dictionary): void {
  const { dictionary: before, ...rest } = pageLanguage;
  pageLanguage = { ...rest, dictionary: { ...before, areas: { ...before?.areas, ...areas } } };
}

const dictionary = () => (language() === 'en' ? undefined : current().dictionary);

/** A sentence of a machine or of the service: its English, and what names it. */
export interface Sentence {
  text: string;
  reason?: string | undefined;
  params?: Params;
  /** What is to be said beside the fields of a form. */
  fields?: readonly (Sentence & { field: string })[];
}

/**
 * A sentence in the language that is shown; one without a known reason stays as it is, and so does
 * a text of ours, which is in that language already.
 */
export function said(message: Sentence | string): string {
  if (typeof message === 'string') return message;
  const { text, reason, params } = message;
  return (reason && dictionary()?.sentence?.(reason, params)) || text;
}

/**
 * The language of a text that others wrote, by its script, where the page has another one; texts of
 * the page itself need none.
 */
export function langOf(text: string | undefined): Language | undefined {
  const other = language() === 'hi' ? 'en' : 'hi';
  const isHindi = /[\u0900-\u097f]/.test(text ?? '');
  return isHindi === (other === 'hi') && /\p{L}/u.test(text ?? '') ? other : undefined;
}

/** An answer of the gateway with what is stored in the language that is shown. */
export const inPageLanguage = <Answer>(answer: Answer): Answer =>
  (dictionary()?.answer?.(answer) ?? answer) as Answer;

/**
 * Words that are looked up when they are read, so that one module serves both languages. Read
 * leaves in components and functions, not where a module is loaded.
 */
export function translated<const Words extends object>(
  area: string,
  english: Words,
): Translation<Words> {
  return lookedUpWhenRead(english, () => dictionary()?.areas[area]) as Translation<Words>;
}

function lookedUpWhenRead(english: object, other: () => unknown): object {
  const nested = new Map<PropertyKey, object>();
  const otherOf = (key: PropertyKey) =>
    (other() as Record<PropertyKey, unknown> | undefined)?.[key];
  return new Proxy(english, {
    get(target, key) {
      const own = (target as Record<PropertyKey, unknown>)[key];
      if (typeof own !== 'object' || own === null || Array.isArray(own)) return otherOf(key) ?? own;
      const known = nested.get(key) ?? lookedUpWhenRead(own, () => otherOf(key));
      nested.set(key, known);
      return known;
    },
  });
}
