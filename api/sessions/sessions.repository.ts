import type { StaffRole } from '../staffAccess.ts';
import { newId } from '../ids.ts';
import { notifyChange } from '../db/changeFeed.ts';
import type { Db, Trx } from '../db/database.ts';
import { newToken, tokenHash } from '../secrets/tokens.ts';
import { labsOfStaff } from './labsOfStaff.repository.ts';

/**
 * The topic of the change feed under which ids of customers are published when their session ends.
 */
export const sessionsTopic = 'sessions';

/** The customer behind a session. */
export interface Customer {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  /** E.164. */
  phone: string | null;
  phoneVerified: boolean;
  /** Whether messages about orders may go to that phone by WhatsApp. */
  whatsApp: boolean;
}

/** The member of staff behind a session. */
export interface Administrator {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
  /** The labs of an account with the role lab. */
  labs: string[];
  /** Whether a second factor is in effect. */
  secondFactor: boolean;
}

/** More than anybody has open within the half day that a session of the staff lasts. */
const mostListed = 100;

/** Sessions in the database; the browser has the token, and only its hash is stored here. */
export function createSessionRepository(db: Db | Trx) {
  return {
    /** Opens a session and returns its token. */
    async open(
      kind: 'customer' | 'admin',
      id: string,
      now: Date,
      expiresAt: Date,
      browser: string | null = null,
    ): Promise<string> {
      const token = newToken();
      const owner =
        kind === 'customer' ? { user_id: id, admin_id: null } : { user_id: null, admin_id: id };
      await db
        .insertInto('sessions')
        .values({
          id: newId(),
          token_hash: tokenHash(token),
          ...owner,
          created_at: now,
          expires_at: expiresAt,
          browser,
        })
        .execute();
      if (kind === 'customer')
        await db.updateTable('users').set({ signed_in_at: now }).where('id', '=', id).execute();
      return token;
    },

    /** The customer whose open session the token belongs to. */
    async customer(token: string, now: Date): Promise<Customer | undefined> {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select(['users.id', 'first_name', 'last_name', 'email', 'phone', 'phone_verified_at'])
        .select('whatsapp_consented_at')
        .where('token_hash', '=', tokenHash(token))
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return (
        row && {
          id: row.id,
          firstName: row.first_name,
          lastName: row.last_name,
          email: row.email,
          phone: row.phone,
          phoneVerified: row.phone_verified_at !== null,
          whatsApp: row.whatsapp_consented_at !== null,
        }
      );
    },

    /** The member of staff whose open session the token belongs to. */
    async admin(token: string, now: Date): Promise<Administrator | undefined> {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('admins', 'admins.id', 'sessions.admin_id')
        .leftJoin('second_factors', 'second_factors.admin_id', 'admins.id')
        .select(['admins.id', 'admins.email', 'admins.name', 'admins.role', 'confirmed_at'])
        .select((row) => labsOfStaff(row).as('labs'))
        .where('token_hash', '=', tokenHash(token))
        .where('expires_at', '>', now)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      if (!row) return undefined;
      const { confirmed_at: confirmedAt, ...admin } = row;
      return { ...admin, secondFactor: confirmedAt !== null };
    },

    async close(token: string): Promise<void> {
      const closed = await db
        .deleteFrom('sessions')
        .where('token_hash', '=', tokenHash(token))
        .returning('user_id')
        .execute();
      for (const { user_id: userId } of closed)
        if (userId !== null) await notifyChange(db, sessionsTopic, userId);
    },

    /** Ends every session of a customer, except the one with this token. */
    async closeAllOf(userId: string, exceptToken?: string): Promise<void> {
      const all = db.deleteFrom('sessions').where('user_id', '=', userId);
      await (
        exceptToken === undefined ? all : all.where('token_hash', '!=', tokenHash(exceptToken))
      ).execute();
      await notifyChange(db, sessionsTopic, userId);
    },

    /** Ends every session of a member of staff, and every log-in that waits for its code. */
    async closeAllOfStaff(adminId: string): Promise<void> {
      await db.deleteFrom('begun_sign_ins').where('admin_id', '=', adminId).execute();
      await db.deleteFrom('sessions').where('admin_id', '=', adminId).execute();
    },

    /** Ends one session of this person; false if there is none with this id. */
    async closeOfStaff(adminId: string, id: string): Promise<boolean> {
      const closed = await db
        .deleteFrom('sessions')
        .where('admin_id', '=', adminId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return closed !== undefined;
    },

    /** The open sessions of a member of staff, newest first; `token` is the caller's. */
    async listOfStaff(adminId: string, token: string, now: Date) {
      const rows = await db
        .selectFrom('sessions')
        .select(['id', 'token_hash', 'browser', 'created_at', 'expires_at'])
        .where('admin_id', '=', adminId)
        .where('expires_at', '>', now)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(mostListed)
        .execute();
      return rows.map((row) => ({
        _id: row.id,
        browser: row.browser,
        startedAt: row.created_at.toISOString(),
        expiresAt: row.expires_at.toISOString(),
        current: row.token_hash === tokenHash(token),
      }));
    },

    /** Deletes expired sessions. */
    async forgetExpired(now: Date): Promise<void> {
      await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
    },
  };
}
