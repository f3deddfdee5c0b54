import { withChakra } from '../shared/withChakra.tsx';

/** The assistant's dialog; its code is fetched when it is first opened. */
export const LazyChatDialog = withChakra(async () => (await import('./ChatDialog.tsx')).ChatDialog);
