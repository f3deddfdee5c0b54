import type { Db, Trx } from '../db/database.ts';
import { newId } from '../ids.ts';

/** The fields that are needed to log in. */
export interface Credentials {
  id: string;
  firstName: string;
  passwordHash: string;
}

/** Customers and administrators in the database. */
export function createUserRepository(db: Db | Trx) {
  return {
    /** Adds a customer; undefined if the e-mail is taken. */
    async add(
      person: { firstName: string; lastName: string; email: string; passwordHash: string },
      now: Date,
    ): Promise<string | undefined> {
      const row = await db
        .insertInto('users')
        .values({
          id: newId(),
          first_name: person.firstName,
          last_name: person.lastName,
          email: person.email,
          password_hash: person.passwordHash,
          phone: null,
          phone_verified_at: null,
          created_at: now,
          consented_at: now,
        })
        .onConflict((on) => on.column('email').doNothing())
        .returning('id')
        .executeTakeFirst();
      return row?.id;
    },

    async credentials(email: string): Promise<Credentials | undefined> {
      const row = await db
        .selectFrom('users')
        .select(['id', 'first_name', 'password_hash'])
        .where('email', '=', email)
        .executeTakeFirst();
      return row && { id: row.id, firstName: row.first_name, passwordHash: row.password_hash };
    },

    async adminCredentials(email: string): Promise<Credentials | undefined> {
      const row = await db
        .selectFrom('admins')
        .select(['id', 'name', 'password_hash'])
        .where('email', '=', email)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      return row && { id: row.id, firstName: row.name, passwordHash: row.password_hash };
    },

    /** Whether this administrator's log-in requires a code. */
    async hasSecondFactor(adminId: string): Promise<boolean> {
      const row = await db
        .selectFrom('second_factors')
        .select('admin_id')
        .where('admin_id', '=', adminId)
        .where('confirmed_at', 'is not', null)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Whether there is, or was, any staff (with this e-mail, if one is given). */
    async hasAdmin(email?: string): Promise<boolean> {
      const admins = db.selectFrom('admins').select('id');
      const row = await (email === undefined ? admins : admins.where('email', '=', email))
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Adds the first owner; false if the e-mail is taken. */
    async addAdmin(email: string, passwordHash: string, now: Date): Promise<boolean> {
      const row = await db
        .insertInto('admins')
        .values({
          id: newId(),
          email,
          name: 'Administrator',
          password_hash: passwordHash,
          role: 'owner',
          created_at: now,
        })
        .onConflict((on) => on.column('email').doNothing())
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Stores a first or last name; one that is undefined stays as it is. */
    async rename(
      id: string,
      { firstName, lastName }: { firstName: string | undefined; lastName: string | undefined },
    ): Promise<void> {
      if (firstName === undefined && lastName === undefined) return;
      await db
        .updateTable('users')
        .set({ first_name: firstName, last_name: lastName })
        .where('id', '=', id)
        .execute();
    },

    /**
     * Stores since when WhatsApp messages to the customer's phone are allowed; null: they are not.
     */
    async allowWhatsApp(id: string, since: Date | null): Promise<void> {
      await db
        .updateTable('users')
        .set({ whatsapp_consented_at: since })
        .where('id', '=', id)
        .execute();
    },

    /**
     * Marks a phone as verified by the customer; `mark` is its {@link phoneMark}. An account that
     * had verified it before keeps it for existing bookings only, and must verify a phone again
     * before the next one (PD-5). Returns the customer's previously verified number if it differs.
     */
    async verifyPhone(
      id: string,
      phone: string,
      mark: string,
      now: Date,
    ): Promise<string | undefined> {
      const proved = await db
        .selectFrom('users')
        .select(['id', 'phone', 'phone_verified_at'])
        .where((user) =>
          user.or([
            user('id', '=', id),
            user.and([user('phone', '=', phone), user('phone_verified_at', 'is not', null)]),
          ]),
        )
        .orderBy('id')
        .forUpdate()
        .execute();
      const others = proved.map((user) => user.id).filter((other) => other !== id);
      if (others.length > 0)
        await db
          .updateTable('users')
          .set({ phone_verified_at: null, whatsapp_consented_at: null })
          .where('id', 'in', others)
          .execute();
      await db
        .updateTable('users')
        .set((user) => ({
          phone,
          phone_verified_at: now,
          phone_mark: mark,
          // The consent was for the previous number.
          whatsapp_consented_at: user
            .case()
            .when('phone', '=', phone)
            .then(user.ref('whatsapp_consented_at'))
            .else(null)
            .end(),
        }))
        .where('id', '=', id)
        .execute();
      const before = proved.find((user) => user.id === id);
      return before?.phone && before.phone_verified_at && before.phone !== phone
        ? before.phone
        : undefined;
    },

    /**
     * Sets a new e-mail that was verified with a code. Returns the former one, whether it was
     * verified, and the verified phone number.
     */
    async changeEmail(id: string, email: string, now: Date) {
      const before = await db
        .selectFrom('users')
        .select(['email', 'email_verified_at', 'phone', 'phone_verified_at'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      await db
        .updateTable('users')
        .set({ email, email_verified_at: now })
        .where('id', '=', id)
        .execute();
      return {
        formerEmail: before.email,
        wasProved: before.email_verified_at !== null,
        phone: before.phone_verified_at && before.phone,
      };
    },

    /**
     * Sets a new password with a code that was sent to an e-mail, which becomes the account's; it
     * may be a former one (PD-125). Somebody who verifies the e-mail for the first time, or
     * recovers the account, may not be the person who verified the phone: it then has to be
     * verified again before the next booking, and stays for existing ones (PD-5). Returns whether
     * that is so.
     */
    async resetPassword(
      id: string,
      email: string,
      passwordHash: string,
      now: Date,
    ): Promise<boolean> {
      const unproved = await db
        .updateTable('users')
        .set({ phone_verified_at: null, whatsapp_consented_at: null })
        .where('id', '=', id)
        .where((user) =>
          user.or([user('email_verified_at', 'is', null), user('email', '!=', email)]),
        )
        .where('phone_verified_at', 'is not', null)
        .returning('id')
        .executeTakeFirst();
      await db
        .updateTable('users')
        .set({ password_hash: passwordHash, email, email_verified_at: now })
        .where('id', '=', id)
        .execute();
      return unproved !== undefined;
    },
  };
}
