import { newId } from '../../machines/newId.ts';

/** Who sends the same thing so much later wants it once more. */
const KEEP_MS = 15 * 60_000;

/** The keys of calls whose answers are not there, by what they send. */
const keys = new Map<string, { key: string; at: number }>();
/** Stays in no memory; these calls are done once without a key. */
const secret = /"(?:password|newPassword|otp|token)":/;

const contentOf = (name: string, variables: object) =>
  name +
  JSON.stringify(variables, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );

/** What is known of a call once something came back. */
interface Answered {
  errors?: readonly { extensions?: Record<string, unknown> | undefined }[] | undefined;
}

/** Whether what came back does not say what became of the call. */
const isOpen = ({ errors = [] }: Answered) =>
  errors.some(
    ({ extensions }) =>
      ['UNAVAILABLE', 'INTERNAL'].includes(String(extensions?.code)) ||
      extensions?.reason === 'CALL_IN_PROGRESS',
  );

/**
 * The Idempotency-Key of a call. Who sends the same thing again before it was answered, because the
 * connection broke, uses the same key, so that it is done once.
 */
export function keyOfCall(name: string, variables: object) {
  const content = contentOf(name, variables);
  const isSecret = secret.test(content);
  const now = Date.now();
  const kept = keys.get(content);
  const key = kept && now - kept.at < KEEP_MS ? kept.key : newId();
  if (!isSecret) keys.set(content, { key, at: now });
  const headers: Record<string, string> = isSecret ? {} : { 'idempotency-key': key };
  return {
    headers,
    answered: (answer: Answered) => {
      // Something was done since: the same thing is to be done on top of it.
      if (!isOpen(answer)) keys.clear();
    },
  };
}
