import type { Db, Trx } from '../db/database.ts';
import { newId } from '../ids.ts';

/** What is needed to sign in. */
export interface Credentials {
  id: string;
  firstName: string;
  passwordHash: string;
}

/** Customers and administrators in the database. */
export function createUserRepository(db: Db | Trx) {
  return {
    /** Adds a customer; undefined when the e-mail is taken. */
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

    /** Whether a log-in of this administrator asks for a code. */
    async hasSecondFactor(adminId: string): Promise<boolean> {
      const row = await db
        .selectFrom('second_factors')
        .select('admin_id')
        .where('admin_id', '=', adminId)
        .where('confirmed_at', 'is not', null)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Whether there is, or was, somebody of the staff (with this e-mail, when one is given). */
    async hasAdmin(email?: string): Promise<boolean> {
      const admins = db.selectFrom('admins').select('id');
      const row = await (email === undefined ? admins : admins.where('email', '=', email))
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Adds the first owner; false when the e-mail is taken. */
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

    async rename(
      id: string,
      { firstName, lastName }: { firstName: string; lastName: string },
    ): Promise<void> {
      await db
        .updateTable('users')
        .set({ first_name: firstName, last_name: lastName })
        .where('id', '=', id)
        .execute();
    },

    /** Notes since when messages may go by WhatsApp to the customer's phone; null: they may not. */
    async allowWhatsApp(id: string, since: Date | null): Promise<void> {
      await db
        .updateTable('users')
        .set({ whatsapp_consented_at: since })
        .where('id', '=', id)
        .execute();
    },

    /**
     * The customer has proved a phone; `mark` is its {@link phoneMark}. Whoever had proved it before
     * has it for what is booked alone, and proves one anew before the next booking (PD-5). Answers the
     * number that the customer had proved before, where it is another one.
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
          // The consent was for the number of before.
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
     * Sets another e-mail, which a code has shown to be the customer's. Answers the former one,
     * whether it was proved, and the proved number.
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
     * Sets a new password by a code that came to an e-mail, which is the account's from then on: it
     * may be a former one (PD-125). Whoever proves the e-mail first, or takes the account back, may not
     * be who proved the phone: then it has to be proved anew before the next booking, and stays for
     * what is booked (PD-5). Answers whether that is so.
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
