/** What goes to the element as it is. Everything else is style, handlers and names with a dash apart; `size`, `color`, `width` and their like are Chakra's. */
const attributes = new Set([
  'accept',
  'action',
  'alt',
  'autoComplete',
  'autoFocus',
  'checked',
  'defaultChecked',
  'defaultValue',
  'dir',
  'disabled',
  'download',
  'form',
  'hidden',
  'href',
  'htmlFor',
  'id',
  'inputMode',
  'key',
  'lang',
  'max',
  'maxLength',
  'method',
  'min',
  'minLength',
  'multiple',
  'name',
  'noValidate',
  'open',
  'pattern',
  'placeholder',
  'readOnly',
  'ref',
  'rel',
  'required',
  'role',
  'rows',
  'spellCheck',
  'src',
  'step',
  'style',
  'tabIndex',
  'target',
  'title',
  'type',
  'value',
]);

/** Whether a property is the element's, not its look's. */
export function isAttribute(name: string): boolean {
  return (
    attributes.has(name) ||
    name.startsWith('aria-') ||
    name.startsWith('data-') ||
    /^on[A-Z]/.test(name)
  );
}
