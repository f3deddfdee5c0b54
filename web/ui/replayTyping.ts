/**
 * The ref of a form of controlled fields, which tells it what was typed and chosen before it was
 * hydrated: React keeps that on the page, but would put its own values back with the next rendering.
 */
export function replayTyping(form: HTMLFormElement | null): void {
  for (const field of form?.querySelectorAll('input') ?? [])
    if (field.checked && !field.defaultChecked) {
      // React only notices a value other than the one it saw last.
      field.checked = false;
      field.click();
    } else if (field.value !== field.defaultValue) {
      const { value } = field;
      field.value = field.defaultValue;
      Reflect.set(HTMLInputElement.prototype, 'value', value, field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
}
