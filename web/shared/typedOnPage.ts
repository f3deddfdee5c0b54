type Field = HTMLInputElement | HTMLTextAreaElement;

/** The fields of this page that somebody typed into or chose a file for. */
const typedInto = new Set<Field>();

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Notes the fields typed into so far, and from now on. */
export function noteTyping(): void {
  for (const field of document.querySelectorAll<Field>('input, textarea'))
    if (field.value !== field.defaultValue) typedInto.add(field);
  addEventListener('input', ({ target }) => void (isField(target) && typedInto.add(target)), {
    capture: true,
  });
}

/** Whether a field on the page contains typed text. */
export function hasTypedText(): boolean {
  for (const field of typedInto) if (!field.isConnected) typedInto.delete(field);
  return [...typedInto].some(({ value }) => value !== '');
}

/** Whether a field contains text that a script can type again. */
const isText = (field: Field) =>
  field.name !== '' && !['checkbox', 'radio', 'file', 'hidden'].includes(field.type);

/**
 * After the page was rendered anew, because a browser's translation had changed the HTML to be
 * hydrated, types the text of the lost fields again into empty ones of the same name, and restores
 * the focus.
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
    // React only notices values that are set by the element's native setter.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(same) as Field, 'value')!;
    set!.call(same, gone.value);
    same.dispatchEvent(new Event('input', { bubbles: true }));
    if (document.activeElement === document.body) same.focus({ preventScroll: true });
  }
}
