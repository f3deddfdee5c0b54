import { drawReport } from '../pdf/drawReport.ts';
import { drawSampleReport } from '../pdf/drawSampleReport.ts';
import { drawReceipt } from '../receipts/drawReceipt.ts';
import { readRecords } from './records.ts';
import { textBlocks } from './textBlocks.ts';

/** What reads the texts and files of others, or draws their letters, each in a thread of its own. */
export const parsers = {
  records: readRecords,
  textBlocks,
  receipt: drawReceipt,
  sampleReport: drawSampleReport,
  report: drawReport,
};
export type Parsers = typeof parsers;
export interface Job {
  parser: keyof Parsers;
  input: unknown;
}
