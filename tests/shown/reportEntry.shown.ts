import type { reportEntryMachine } from '../../machines/reportEntry/reportEntry.machine.ts';
import type { ReportEntry } from '../../machines/generated/schema.ts';
import { genderNames, patientCopy } from '../../web/copy/patients.ts';
import { blocks, nothing } from './shown.ts';
import type { ShownIn } from './shown.ts';

type Context = {
  entry: {
    patient: ReportEntry['patient'];
    testName: string;
    orderNumber: string;
    labName: string;
    upload: { own: boolean } | null;
    files: readonly { drawn: boolean }[];
  } | null;
};
const whose = ({ entry }: Context) =>
  entry
    ? blocks(
        [
          `${entry.patient.name}, ${patientCopy.age(entry.patient)}, ${genderNames[entry.patient.gender]}`,
        ],
        [`${entry.testName}, order ${entry.orderNumber}`],
        [entry.labName],
      )
    : nothing();
const measured = (context: Context) => {
  const { blocks: words } = whose(context);
  return blocks(...words, ['Haemoglobin', '11.4 g/dL']);
};
/** Who entered the values of which the PDF was drawn, not that somebody uploaded it. */
const released = (context: Context) => {
  const { blocks: words } = measured(context);
  const isDrawn = context.entry?.files.some(({ drawn }) => drawn);
  return isDrawn
    ? blocks(...words, ['Made from the values that Vidya Iyer entered'])
    : blocks(...words);
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
  published: released,
  uploading: whose,
  fileWaiting: uploaded,
  checkingFile: uploaded,
  releasingFile: uploaded,
  addingPdf: measured,
  rejecting: uploaded,
  withdrawing: uploaded,
};
