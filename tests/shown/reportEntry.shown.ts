import type { reportEntryMachine } from '../../machines/reportEntry/reportEntry.machine.ts';
import { blocks, nothing } from './shown.ts';
import type { ShownIn } from './shown.ts';

type Context = {
  entry: { patient: { name: string }; labName: string; upload: { own: boolean } | null } | null;
};
const whose = ({ entry }: Context) =>
  entry ? blocks([entry.patient.name], [entry.labName]) : nothing();
const measured = (context: Context) => {
  const { blocks: words } = whose(context);
  return blocks(...words, ['Haemoglobin', '11.4 g/dL']);
};

const uploaded = (context: Context) => {
  const { blocks: words } = whose(context);
  return blocks(...words, [context.entry?.upload?.own ? 'Take back' : 'Vidya Iyer']);
};

/** What is read while the values of a report are entered and released. */
export const reportEntryShown: ShownIn<typeof reportEntryMachine> = {
  loading: nothing,
  loadFailed: nothing,
  entering: whose,
  saving: whose,
  importing: whose,
  awaitingRelease: measured,
  reviewing: measured,
  releasing: measured,
  published: measured,
  uploading: whose,
  fileWaiting: uploaded,
  checkingFile: uploaded,
  releasingFile: uploaded,
  replacing: measured,
  rejecting: uploaded,
  withdrawing: uploaded,
};
