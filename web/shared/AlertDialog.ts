import { withChakra } from './withChakra.tsx';

/** An in-page alert (`web/ui/AlertDialog.tsx`), lazy. */
export const AlertDialog = withChakra(
  async () => (await import('../ui/AlertDialog.tsx')).AlertDialog,
);
