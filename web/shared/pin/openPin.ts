let open: () => void = () => undefined;

/** Sets how the sheet that asks for the PIN code is opened; the app does so (web/app/actors.ts). */
export function openPinBy(next: () => void): void {
  open = next;
}

/** The button with the PIN code was pressed. */
export const openPin = (): void => open();
