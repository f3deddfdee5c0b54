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
        .executeTakeFirst();
      return row && { id: row.id, firstName: row.name, passwordHash: row.password_hash };
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

    async verifyPhone(id: string, phone: string, now: Date): Promise<void> {
      await db
        .updateTable('users')
        .set({ phone, phone_verified_at: now })
        .where('id', '=', id)
        .execute();
    },

    async setPassword(id: string, passwordHash: string): Promise<void> {
      await db
        .updateTable('users')
        .set({ password_hash: passwordHash })
        .where('id', '=', id)
        .execute();
    },
  };
}
