const wordsOf = (ids: string | null) =>
  (ids ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .filter(Boolean)
    .map((words) => `“${words}”`);

type Field = HTMLInputElement | HTMLTextAreaElement;
/** What a field is called, what a phone and a browser offer for it, and what is read out with it. */
function said(field: Field): string {
  const { type, lang, maxLength } = field;
  const keys = field.getAttribute('inputmode');
  return [
    field.getAttribute('aria-description') ??
      field.getAttribute('aria-label') ??
      field.labels?.[0]?.textContent,
    !type.startsWith('text') && type,
    keys && `keys for ${keys}`,
    field.autocomplete && `filled in: ${field.autocomplete}`,
    field.getAttribute('autocapitalize') && `capitals: ${field.getAttribute('autocapitalize')}`,
    field.getAttribute('spellcheck') === 'false' && 'spelling: not checked',
    lang && `in ${lang}`,
    field.getAttribute('accept'),
    maxLength > 0 && `${maxLength} at most`,
    ...wordsOf(field.getAttribute('aria-describedby')),
  ]
    .filter(Boolean)
    .join(' · ');
}
/** What is said of every field of the page, in their order. */
export const saidFields = () =>
  [...document.querySelectorAll<Field>('input:not([type=hidden]):not([hidden]), textarea')]
    .filter(({ type, ariaHidden }) => !['checkbox', 'radio'].includes(type) && ariaHidden === null)
    .map(said);

/** What several fields say besides their labels, and with which hint. */
export const each = (facts: string, labels: readonly string[], hint?: string) =>
  labels.map((label) => label + facts + (hint ? ` · “${hint}”` : ''));
export const one = (label: string, facts = '', hint?: string) => each(facts, [label], hint);
export const filledIn = (kind: string) => ` · filled in: ${kind}`;
export const off = filledIn('off');
export const numeric = ' · keys for numeric';
export const email = ' · email · keys for email';
export const code = `${filledIn('one-time-code')} · capitals: none`;
export const password = (kind: 'new' | 'current') => ` · password${filledIn(`${kind}-password`)}`;
export const tags = `${off} · capitals: none`;
export const picture = ' · file · image/png,image/jpeg,image/webp';
