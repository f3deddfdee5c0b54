/** An English sentence: a text, or two forms that are chosen by `{count}`. */
export type English = string | { readonly one: string; readonly other: string };

/**
 * Sentences in both languages by the reason that names them. `{name}` stands for a value, `{field}`
 * for the label of a field, `{whom}` for whom a test is (machines/order/forWhom.ts).
 */
export type Sentences = Readonly<Record<string, { readonly en: English; readonly hi: string }>>;
