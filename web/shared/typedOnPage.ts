/** The fields of this page that somebody typed into, or chose a file for. */
const typedInto = new Set<HTMLInputElement | HTMLTextAreaElement>();

/** Notes what is typed from now on. */
export function noteTyping(): void {
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
        typedInto.add(target);
    },
    { capture: true },
  );
}

/** Whether a field on the page holds what somebody typed. */
export function hasTypedText(): boolean {
  for (const field of typedInto) if (!field.isConnected) typedInto.delete(field);
  return [...typedInto].some(({ value }) => value !== '');
}
