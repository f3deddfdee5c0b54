import { withChakra } from './withChakra.tsx';

/** An in-page alert (`web/ui/AlertDialog.tsx`); its code is fetched when it is asked for. */
export const AlertDialog = withChakra(
  async () => (await import('../ui/AlertDialog.tsx')).AlertDialog,
);
