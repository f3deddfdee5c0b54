import { withChakra } from '../shared/withChakra.tsx';

/** What went wrong with a payment; most people never see it. */
export const PaymentAlert = withChakra(
  async () => (await import('../ui/AlertDialog.tsx')).AlertDialog,
);
/** The sandbox's window, which production does not have. */
export const SandboxWindow = withChakra(
  async () => (await import('./SandboxWindow.tsx')).SandboxWindow,
);
/** A test more for the same visit; most people book one. */
export const AddTestSheet = withChakra(
  async () => (await import('./AddTestSheet.tsx')).AddTestSheet,
);
