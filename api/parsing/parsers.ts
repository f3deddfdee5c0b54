import { drawReport } from '../pdf/drawReport.ts';
import { drawSampleReport } from '../pdf/drawSampleReport.ts';
import { drawReceipt } from '../receipts/drawReceipt.ts';
import { readRecords } from './records.ts';
import { textBlocks } from './textBlocks.ts';

/**
 * The functions that run in processes of their own: they parse untrusted input or shape text for
 * PDFs.
 */
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
export type Answer = { parsed: unknown } | { failure: string };
