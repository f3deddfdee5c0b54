/** The languages of the web; the specification quotes the English texts. */
export type Language = 'en' | 'hi';

/** The parameters of a sentence, by name. */
export type Params = Record<string, string | number>;

/**
 * A translation: texts by area, and the sentences of the machines and the service by their reason;
 * undefined for an unknown reason.
 */
export interface Dictionary {
  areas: Record<string, object>;
  sentence?(reason: string, params?: Params): string | undefined;
  /** An answer of the gateway with the texts stored in this language. */
  answer?(answer: unknown): unknown;
}

/**
 * The same shape as the English texts: a text for a text, a function with the same parameters for a
 * function, and a list with the same number of items for a list.
 */
export type Translation<Words> = Words extends (...parameters: infer Parameters) => string
  ? (...parameters: Parameters) => string
  : Words extends string
    ? string
    : Words extends number
      ? number
      : { readonly [Key in keyof Words]: Translation<Words[Key]> };

/** A language with its texts; English needs none. */
export interface Spoken {
  language: Language;
  dictionary?: Dictionary | undefined;
}

/** The language does not change while a page is open: choosing another reloads the page. */
let pageLanguage: Spoken = { language: 'en' };
let current = (): Spoken => pageLanguage;

/**
 * Makes every text find its language by `read`; needed where one process renders pages in several.
 */
export function readLanguageFrom(read: () => Spoken): void {
  current = read;
}

/** The current language. */
export const language = (): Language => current().language;
/** The locale for dates and numbers. */
export const locale = () => (language() === 'hi' ? 'hi-IN' : 'en-IN');

/** Sets the language of the page; call it before anything is rendered. */
export function setLanguage(next: Language, dictionary?: Dictionary): void {
  pageLanguage = { language: next, dictionary: dictionary ?? pageLanguage.dictionary };
}

/** Adds texts of the page's language that are loaded later. */
export function addWords({ areas }: Dictionary): void {
  const { dictionary: before, ...rest } = pageLanguage;
  pageLanguage = { ...rest, dictionary: { ...before, areas: { ...before?.areas, ...areas } } };
}

const dictionary = () => (language() === 'en' ? undefined : current().dictionary);

/**
 * A sentence of a machine or of the service: its English text, and the reason that identifies it.
 */
export interface Sentence {
  text: string;
  reason?: string | undefined;
  params?: Params;
  /** The messages to show beside the fields of a form. */
  fields?: readonly (Sentence & { field: string })[];
}

/**
 * A sentence in the current language. Without a known reason it stays as it is, and so does a text
 * of the page, which already is in that language.
 */
export function said(message: Sentence | string): string {
  if (typeof message === 'string') return message;
  const { text, reason, params } = message;
  return (reason && dictionary()?.sentence?.(reason, params)) || text;
}

/**
 * The language of a text that other people wrote, judged by its script, if it differs from the
 * page's; texts of the page itself need none.
 */
export function langOf(text: string | undefined): Language | undefined {
  const other = language() === 'hi' ? 'en' : 'hi';
  const isHindi = /[\u0900-\u097f]/.test(text ?? '');
  return isHindi === (other === 'hi') && /\p{L}/u.test(text ?? '') ? other : undefined;
}

/** An answer of the gateway with the texts stored in the current language. */
export const inPageLanguage = <Answer>(answer: Answer): Answer =>
  (dictionary()?.answer?.(answer) ?? answer) as Answer;

/**
 * Texts that are looked up when read, so that one module serves both languages. Read their leaves
 * in components and functions, never while a module is loaded.
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
