import { readRecords } from './records.ts';
import { textBlocks } from './textBlocks.ts';

/** What reads the texts and files of others, each in a thread of its own. */
export const parsers = { records: readRecords, textBlocks };
export type Parsers = typeof parsers;
export interface Job {
  parser: keyof Parsers;
  input: unknown;
}
