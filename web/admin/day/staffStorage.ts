import type { CurrentAdminQuery } from '../generated/graphql.ts';
import type {
  Outbox,
  OutboxChange,
  StoredDay,
} from '../../../machines/technicianDay/technicianDay.types.ts';
import { changedOutbox } from '../../../machines/technicianDay/technicianDay.rules.ts';
import { safely } from '../../ui/safely.ts';

type SignedIn = NonNullable<CurrentAdminQuery['admin']>;

const prefix = 'assay.staff.';
const [who, day, outbox] = [`${prefix}who`, `${prefix}day.`, `${prefix}outbox.`];
const clock = `${prefix}clock`;

const read = <Value>(key: string): Value | undefined =>
  safely(() => JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null) ?? undefined;
const write = (key: string, value: unknown): void =>
  safely(() => localStorage.setItem(key, JSON.stringify(value)));

/** The member of staff who was signed in here last, for a start without a connection. */
export const storedStaff = (): SignedIn | undefined => read(who);

/**
 * Stores who is signed in. The visits of anyone else are removed, as are those of a former
 * technician.
 */
export function storeStaff(admin: SignedIn): void {
  if (storedStaff()?.id !== admin.id || !admin.calls.includes('visits')) clearStaffData();
  write(who, admin);
}

/**
 * Removes all visits on logout. Unsent acts are kept, without names or addresses, and only the same
 * person can send them.
 */
export function clearStaffData(): void {
  safely(() => {
    for (const key of Object.keys(localStorage))
      if (key === who || key.startsWith(day)) localStorage.removeItem(key);
  });
}

/** How far the clock of this device was behind the service's when that was asked last. */
export const storedBehind = (): number => Number(read(clock) ?? 0) || 0;
export const storeBehind = (milliseconds: number): void => write(clock, milliseconds);

/** The visits as last loaded. */
export const storedDay = (staffId: string): StoredDay | null => read(day + staffId) ?? null;
export const storeDay = (staffId: string, stored: StoredDay): void => write(day + staffId, stored);

/** The unsent acts and the refused ones. */
export const storedOutbox = (staffId: string): Outbox =>
  read(outbox + staffId) ?? { acts: [], refused: [] };

/** Changes the stored outbox itself, so that two tabs keep the acts of both. */
export const changeStoredOutbox = (staffId: string, change: OutboxChange): void =>
  write(outbox + staffId, changedOutbox(storedOutbox(staffId), change));

/** Whether there are acts to be sent, or to be handed on. */
export function hasNotes(staffId: string): boolean {
  const { acts, refused } = storedOutbox(staffId);
  return acts.length + refused.length > 0;
}

/** Whether a storage event is a change of this outbox by another tab. */
export const isOutboxOf = (staffId: string, { key }: StorageEvent): boolean =>
  key === outbox + staffId;
