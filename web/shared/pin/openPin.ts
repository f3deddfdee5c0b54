import { pinCopy } from '../../copy/pin.ts';
import type { LayerShell } from '../../ui/opening.ts';

let open: () => void = () => undefined;

/** Sets the function that opens the PIN code sheet; the app calls this (web/app/actors.ts). */
export function openPinBy(next: () => void): void {
  open = next;
}

/** Opens the PIN code sheet. */
export const openPin = (): void => open();

/** The placeholder of the PIN code sheet. */
export const pinShell = (): LayerShell => ({
  kind: 'lowSheet',
  title: pinCopy.sheet.title,
  lead: pinCopy.sheet.lead,
  close: pinCopy.sheet.close,
});
