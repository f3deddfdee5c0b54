import type { Static } from 'typebox';
import { Refusal } from '../refusal.ts';
import type { ParamsOf, Reason } from '../reasons/reasons.ts';
import { sentenceOf } from '../reasons/reasons.ts';
import type { faultyCell } from '../failures.ts';

/** An error in a line of the file, or in one of its cells. */
export type Fault = Static<typeof faultyCell>;

/** The most errors that are listed; whoever has corrected them sees the rest. */
const mostNamed = 200;

/** Builds an error from its reason. */
export function fault<Of extends Reason>(
  line: number,
  column: string | null,
  reason: Of,
  ...[params]: ParamsOf<Of>
): Fault {
  return { line, column, message: sentenceOf(reason, params), reason, ...(params && { params }) };
}

/** Turns a refusal of a rule into an error of a cell. Rethrows anything that is no refusal. */
export function faultOf(error: unknown, line: number, column: string): Fault {
  if (!(error instanceof Refusal)) throw error;
  const { message, reason, params } = error;
  return { line, column, message, reason, ...(params && { params }) };
}

/** The refusal of a whole file: 400 with its errors in the order of the lines. */
export function fileFaulty(faults: Fault[]): Refusal {
  const params = { count: faults.length };
  const named = faults.toSorted((one, other) => one.line - other.line).slice(0, mostNamed);
  return new Refusal(400, 'FILE_FAULTY', 'FILE_FAULTY', { params, data: { faults: named } });
}
