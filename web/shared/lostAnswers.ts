import { newId } from '../../machines/newId.ts';

/** After this long, sending the same thing means that it is wanted once more. */
const KEEP_MS = 15 * 60_000;

/** The keys of calls without an answer, by the content of the call. */
const keys = new Map<string, { key: string; at: number }>();
/** Secrets are not kept in memory, so these calls are sent once and without a key. */
const secret = /"(?:password|newPassword|otp|token)":/;

const contentOf = (name: string, variables: object) =>
  name +
  JSON.stringify(variables, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );

/** The part of an answer that tells whether the call was carried out. */
interface Answered {
  errors?: readonly { extensions?: Record<string, unknown> | undefined }[] | undefined;
}

/** Whether the answer leaves it open if the call was carried out. */
const isOpen = ({ errors = [] }: Answered) =>
  errors.some(
    ({ extensions }) =>
      ['UNAVAILABLE', 'INTERNAL'].includes(String(extensions?.code)) ||
      extensions?.reason === 'CALL_IN_PROGRESS',
  );

/**
 * The Idempotency-Key of a call. Sending the same thing again because the connection broke uses the
 * same key, so that it is carried out only once.
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
      // Something else was done since, so the same call would now mean a new change.
      if (!isOpen(answer)) keys.clear();
    },
  };
}
