import type { CurrentAdminQuery } from '../../generated/graphql.ts';
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

const read = <Value>(key: string): Value | undefined =>
  safely(() => JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null) ?? undefined;
const write = (key: string, value: unknown): void =>
  safely(() => localStorage.setItem(key, JSON.stringify(value)));

/** Who of the staff was signed in here last, for a start without a connection. */
export const storedStaff = (): SignedIn | undefined => read(who);

/** Whose visits this device may show; somebody else's go, and those of who makes visits no more. */
export function storeStaff(admin: SignedIn): void {
  if (storedStaff()?.id !== admin.id || !admin.calls.includes('visits')) clearStaffData();
  write(who, admin);
}

/**
 * Nothing of the visits stays on the device after logging out. What waits to be sent does, without
 * names or addresses: only the same person sends it.
 */
export function clearStaffData(): void {
  safely(() => {
    for (const key of Object.keys(localStorage))
      if (key === who || key.startsWith(day)) localStorage.removeItem(key);
  });
}

/** The visits that were loaded last. */
export const storedDay = (staffId: string): StoredDay | null => read(day + staffId) ?? null;
export const storeDay = (staffId: string, stored: StoredDay): void => write(day + staffId, stored);

/** What waits to be sent, and what was refused. */
export const storedOutbox = (staffId: string): Outbox =>
  read(outbox + staffId) ?? { acts: [], refused: [] };

/** Changes what is stored, so that two tabs keep what both of them pressed. */
export const changeStoredOutbox = (staffId: string, change: OutboxChange): void =>
  write(outbox + staffId, changedOutbox(storedOutbox(staffId), change));

/** Whether something waits to be sent, or to be handed on. */
export function hasNotes(staffId: string): boolean {
  const { acts, refused } = storedOutbox(staffId);
  return acts.length + refused.length > 0;
}

/** Whether a change of the storage is one of this outbox, made by another tab. */
export const isOutboxOf = (staffId: string, { key }: StorageEvent): boolean =>
  key === outbox + staffId;
