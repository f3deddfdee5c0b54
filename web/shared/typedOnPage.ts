type Field = HTMLInputElement | HTMLTextAreaElement;

/** The fields of this page that somebody typed into, or chose a file for. */
const typedInto = new Set<Field>();

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Notes what has been typed so far, and what is typed from now on. */
export function noteTyping(): void {
  for (const field of document.querySelectorAll<Field>('input, textarea'))
    if (field.value !== field.defaultValue) typedInto.add(field);
  addEventListener('input', ({ target }) => void (isField(target) && typedInto.add(target)), {
    capture: true,
  });
}

/** Whether a field on the page holds what somebody typed. */
export function hasTypedText(): boolean {
  for (const field of typedInto) if (!field.isConnected) typedInto.delete(field);
  return [...typedInto].some(({ value }) => value !== '');
}

/** What is typed as text, and so can be typed again by a script. */
const isText = (field: Field) =>
  field.name !== '' && !['checkbox', 'radio', 'file', 'hidden'].includes(field.type);

/**
 * Where the page was rendered anew (a browser that translates pages changes what was to be
 * hydrated), types once more what stood in the fields that are gone, into the empty ones that have
 * their names, and puts the focus where it was.
 */
export function restoreTyped(): void {
  for (const gone of typedInto) {
    if (gone.isConnected) continue;
    typedInto.delete(gone);
    if (!isText(gone) || gone.value === '') continue;
    const same = document.querySelector<Field>(
      `${gone.localName}[name="${CSS.escape(gone.name)}"]`,
    );
    if (!same || same.value !== '') continue;
    // React notices what is set by the element's own setter alone.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(same) as Field, 'value')!;
    set!.call(same, gone.value);
    same.dispatchEvent(new Event('input', { bubbles: true }));
    if (document.activeElement === document.body) same.focus({ preventScroll: true });
  }
}
