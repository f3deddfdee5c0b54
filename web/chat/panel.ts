import type { SnapshotFrom } from 'xstate';
import type { chatMachine } from '../../machines/chat/chat.machine.ts';

type Snapshot = SnapshotFrom<typeof chatMachine>;

/** Whether anything of the assistant's dialog is shown. */
export const isPanelShown = (snapshot: Snapshot): boolean => !snapshot.matches({ panel: 'closed' });
/** Whether only its header is. */
export const isPanelCollapsed = (snapshot: Snapshot): boolean =>
  snapshot.matches({ panel: 'collapsed' });
