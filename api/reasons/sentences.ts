/** An English sentence: a text, or two forms that are chosen by `{count}`. */
export type English = string | { readonly one: string; readonly other: string };

/**
 * Sentences in both languages by reason code. `{name}` stands for a parameter, `{field}` for the
 * label of a field, `{whom}` for the people that a test is for (machines/order/forWhom.ts).
 */
export type Sentences = Readonly<Record<string, { readonly en: English; readonly hi: string }>>;
