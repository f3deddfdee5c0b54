import type { Db, Trx } from '../db/database.ts';
import { newId } from '../ids.ts';
import type { StaffRole } from '../staffAccess.ts';
import { newToken, tokenHash } from '../secrets/tokens.ts';
import type { StaffInvitationJson } from './staff.contract.ts';

/** Invitations in the database; the token is sent by mail, and only its hash is stored here. */
export function createInvitationRepository(db: Db | Trx) {
  return {
    async list(now: Date): Promise<StaffInvitationJson[]> {
      const rows = await db
        .selectFrom('staff_invitations')
        .select(['id', 'name', 'email', 'role', 'lab_ids', 'expires_at'])
        .where('admin_id', 'is', null)
        .orderBy('id')
        .execute();
      return rows.map(({ id, name, email, role, lab_ids: labs, expires_at: expiresAt }) => ({
        _id: id,
        name,
        email,
        staffRole: role,
        labs,
        expiresAt: expiresAt.toISOString(),
        expired: expiresAt <= now,
      }));
    },

    /**
     * Stores an invitation, replacing an earlier one for this e-mail; with `opens`, it reopens this
     * account. Returns its id and token.
     */
    async replace(
      {
        labs,
        ...invited
      }: { name: string; email: string; role: StaffRole; labs?: readonly string[] },
      invitedBy: string,
      now: Date,
      expiresAt: Date,
      opens: string | null = null,
    ): Promise<{ id: string; token: string }> {
      const id = newId();
      const token = newToken();
      const row = {
        ...invited,
        lab_ids: JSON.stringify(labs ?? []),
        id,
        token_hash: tokenHash(token),
        invited_by: invitedBy,
        created_at: now,
        expires_at: expiresAt,
        admin_id: opens,
      };
      await db
        .insertInto('staff_invitations')
        .values(row)
        .onConflict((on) => on.column('email').doUpdateSet(row))
        .execute();
      return { id, token };
    },

    /** The invitation of the link with this token, while it is valid. */
    find: (token: string, now: Date) =>
      db
        .selectFrom('staff_invitations')
        .select(['id', 'name', 'email', 'role'])
        .where('token_hash', '=', tokenHash(token))
        .where('expires_at', '>', now)
        .executeTakeFirst(),

    /** Uses the link up. Of two concurrent calls, one succeeds. */
    take: (token: string, now: Date) =>
      db
        .deleteFrom('staff_invitations')
        .where('token_hash', '=', tokenHash(token))
        .where('expires_at', '>', now)
        .returning(['id', 'name', 'email', 'role', 'lab_ids', 'admin_id'])
        .executeTakeFirst(),

    /** Withdraws an invitation. Returns whom it was for; undefined if there is none. */
    async withdraw(id: string): Promise<string | undefined> {
      const row = await db
        .deleteFrom('staff_invitations')
        .where('id', '=', id)
        .returning('email')
        .executeTakeFirst();
      return row?.email;
    },
  };
}
