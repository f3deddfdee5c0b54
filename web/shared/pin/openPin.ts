import { pinCopy } from '../../copy/pin.ts';
import type { LayerShell } from '../../ui/opening.ts';

let open: () => void = () => undefined;

/** Sets how the sheet that asks for the PIN code is opened; the app does so (web/app/actors.ts). */
export function openPinBy(next: () => void): void {
  open = next;
}

/** The button with the PIN code was pressed. */
export const openPin = (): void => open();

/** Of the sheet that is opened. */
export const pinShell = (): LayerShell => ({
  kind: 'lowSheet',
  title: pinCopy.sheet.title,
  lead: pinCopy.sheet.lead,
  close: pinCopy.sheet.close,
});
