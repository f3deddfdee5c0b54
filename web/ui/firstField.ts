/** The element that gets the focus in a dialog with a form: its first text field, if it has one. */
export const firstField = (dialog: HTMLElement | null): HTMLElement | null =>
  dialog?.querySelector<HTMLElement>(
    'textarea, input:not([type="radio"], [type="checkbox"], [type="file"], [type="hidden"])',
  ) ?? null;
