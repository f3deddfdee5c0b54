/** What a dialog with a form begins at: the field in which something is typed, if it has one. */
export const firstField = (dialog: HTMLElement | null): HTMLElement | null =>
  dialog?.querySelector<HTMLElement>(
    'textarea, input:not([type="radio"], [type="checkbox"], [type="file"], [type="hidden"])',
  ) ?? null;
