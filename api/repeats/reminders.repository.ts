import type { Db, Trx } from '../db/database.ts';
import { indianDate } from '../slots/times.ts';
import { newToken, tokenHash } from '../secrets/tokens.ts';
import { testsTaken } from './testsTaken.repository.ts';

/** How many repeats one run processes; the next run gets the rest. */
const batch = 200;

/** The reminder job's access to repeats. */
export function createReminderRepository(db: Db | Trx) {
  return {
    /** Ids of repeats whose day has come, oldest first. */
    toLookAt: async (today: string): Promise<string[]> => {
      const rows = await db
        .selectFrom('repeats')
        .select('id')
        .where('ended_at', 'is', null)
        .where('look_on', '<=', today)
        .orderBy('look_on')
        .orderBy('id')
        .limit(batch)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** A repeat with its customer, whether its test is offered, and the last visit with it. */
    async find(id: string) {
      const row = await db
        .selectFrom('repeats')
        .innerJoin('users', 'users.id', 'repeats.user_id')
        .innerJoin('tests', 'tests.id', 'repeats.test_id')
        .select([
          'repeats.id',
          'repeats.user_id',
          'repeats.patient_id',
          'repeats.test_id',
          'repeats.months',
          'repeats.counted_from',
          'repeats.language',
          'tests.active',
        ])
        .select((repeat) =>
          repeat
            .selectFrom(testsTaken(db).as('taken'))
            .select((taken) => taken.fn.max('taken.starts_at').as('at'))
            .whereRef('taken.user_id', '=', 'repeats.user_id')
            .whereRef('taken.patient_id', '=', 'repeats.patient_id')
            .whereRef('taken.test_id', '=', 'repeats.test_id')
            .as('taken_at'),
        )
        .where('repeats.id', '=', id)
        .where('repeats.ended_at', 'is', null)
        .where('users.deleted_at', 'is', null)
        .executeTakeFirst();
      if (!row) return undefined;
      const { taken_at: takenAt, ...repeat } = row;
      return { ...repeat, lastVisit: takenAt && indianDate(takenAt) };
    },

    /** The phone number and e-mail that a customer has verified. */
    contacts: (userId: string) =>
      db
        .selectFrom('users')
        .select([
          'phone',
          'phone_verified_at',
          'email',
          'email_verified_at',
          'whatsapp_consented_at',
        ])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow(),

    /** Sets the day of the next check; false if another process did, or it was ended or changed. */
    async postpone(
      {
        id,
        months,
        counted_from: countedFrom,
      }: { id: string; months: number; counted_from: string },
      today: string,
      lookOn: string,
    ): Promise<boolean> {
      const row = await db
        .updateTable('repeats')
        .set({ look_on: lookOn })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .where('look_on', '<=', today)
        .where('months', '=', months)
        .where('counted_from', '=', countedFrom)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Creates the secret of a link that ends a repeat without a login: 256 random bits. */
    async addLink(repeatId: string, now: Date): Promise<string> {
      const secret = newToken();
      await db
        .insertInto('repeat_links')
        .values({ secret_hash: tokenHash(secret), repeat_id: repeatId, created_at: now })
        .execute();
      return secret;
    },

    /** Ends a link's repeat; idempotent; false if there is no such link. */
    async endByLink(secret: string, now: Date): Promise<boolean> {
      const row = await db
        .updateTable('repeats')
        .set((repeat) => ({ ended_at: repeat.fn.coalesce('ended_at', repeat.val(now)) }))
        .where('id', '=', (sub) =>
          sub
            .selectFrom('repeat_links')
            .select('repeat_id')
            .where('secret_hash', '=', tokenHash(secret)),
        )
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
