import type { SnapshotFrom } from 'xstate';
import type { chatMachine } from '../../machines/chat/chat.machine.ts';

type Snapshot = SnapshotFrom<typeof chatMachine>;

/** Whether any part of the assistant's dialog is shown. */
export const isPanelShown = (snapshot: Snapshot): boolean => !snapshot.matches({ panel: 'closed' });
/** Whether only the dialog's header is shown. */
export const isPanelCollapsed = (snapshot: Snapshot): boolean =>
  snapshot.matches({ panel: 'collapsed' });
