import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import type { Reason } from './reasons/reasons.ts';
import { conflict } from './refusal.ts';

/** The version of what was read; a save sends it back (PD-156). */
export const Version = Type.String({ maxLength: 100 });
export const exampleVersion = 'tWlnqiXvkSeTDmzGs4lMYg';

/** A version that changes with whatever of it may be edited. */
export const versionOf = (stored: object): string =>
  createHash('sha256').update(JSON.stringify(stored)).digest('base64url').slice(0, 22);

export const withVersion = <Stored extends object>(
  stored: Stored,
): Stored & { version: string } => ({ version: versionOf(stored), ...stored });

/**
 * 409 if something else is stored than what was read. Call it in the transaction that saves, after
 * the row is locked. Without a version, where a call lets it be omitted, nothing is compared.
 */
export function refuseIfChanged(
  read: string | undefined,
  stored: { version: string },
  reason: Extract<Reason, `${string}CHANGED_SINCE`> = 'CHANGED_SINCE',
): void {
  if (read !== undefined && read !== stored.version) throw conflict(reason);
}
