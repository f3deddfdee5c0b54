import type { Static } from 'typebox';
import { Refusal } from '../refusal.ts';
import type { ParamsOf, Reason } from '../reasons/reasons.ts';
import { sentenceOf } from '../reasons/reasons.ts';
import type { faultyCell } from '../failures.ts';

/** What is wrong with a line of the file, or with one of its cells. */
export type Fault = Static<typeof faultyCell>;

/** Most faults that are named; who has corrected them sees the rest. */
const mostNamed = 200;

/** A fault by its reason. */
export function fault<Of extends Reason>(
  line: number,
  column: string | null,
  reason: Of,
  ...[params]: ParamsOf<Of>
): Fault {
  return { line, column, message: sentenceOf(reason, params), reason, ...(params && { params }) };
}

/** What a rule refused, as the fault of a cell. Throws what is no refusal. */
export function faultOf(error: unknown, line: number, column: string): Fault {
  if (!(error instanceof Refusal)) throw error;
  const { message, reason, params } = error;
  return { line, column, message, reason, ...(params && { params }) };
}

/** The refusal of a whole file: 400 with its faults in the order of the lines. */
export function fileFaulty(faults: Fault[]): Refusal {
  const params = { count: faults.length };
  const named = faults.toSorted((one, other) => one.line - other.line).slice(0, mostNamed);
  return new Refusal(400, 'FILE_FAULTY', 'FILE_FAULTY', { params, data: { faults: named } });
}
