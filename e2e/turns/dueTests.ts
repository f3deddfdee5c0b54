import { proofOf, readClauses } from '../../tests/docs/support/clauses.ts';
import { isDue } from '../../tests/rotation.ts';
import type { Turn } from '../../tests/rotation.ts';

/** A test as the list of all of them has it. */
export interface ListedTest {
  /** `phone` or `desktop`. */
  project: string;
  /** From the project's folder, as `e2e/booking.e2e.ts`. */
  file: string;
  /** With the titles of the groups around it. */
  title: string;
  tags: readonly string[];
}

/** In each how many-th turn a test is due that is not due in all. */
const usually = 10;

const proofs = readClauses().flatMap(({ tests }) => tests.map(proofOf));

/** Whether a test proves a clause of docs/specification.md. */
const provesClause = ({ file, title }: ListedTest) =>
  proofs.some((proof) => proof.file === file && title.includes(proof.title));

const runsAlways = (test: ListedTest) => test.tags.includes('@always') || provesClause(test);

/** Whether a test runs in a turn (tests/rotation.ts). */
export const isTestDue = (test: ListedTest, turn?: Turn): boolean =>
  runsAlways(test) || isDue(`${test.project} ${test.title}`, usually, turn);
