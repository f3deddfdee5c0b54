import { sql } from 'kysely';
import type { Db, Trx } from '../db/database.ts';

/** Lists that an administrator may edit while the service runs (PD-28, PD-40). */
export interface Settings {
  /** The first digits of the PIN codes that we serve. */
  serviceablePins: string[];
  /** Names of technicians. */
  technicians: string[];
  /** Names that were removed from the list of technicians. */
  formerTechnicians: string[];
}
/** The topic of the change feed for the technicians in the settings. */
export const techniciansTopic = 'technicians';
export type SettingName = keyof Settings;

/** The settings in the database. */
export function createSettingsRepository(db: Db | Trx) {
  return {
    async read<Name extends SettingName>(name: Name): Promise<Settings[Name]> {
      const row = await db
        .selectFrom('settings')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirst();
      return (row?.value ?? []) as Settings[Name];
    },

    async write<Name extends SettingName>(
      name: Name,
      value: Settings[Name],
      now: Date,
    ): Promise<void> {
      const row = { value: JSON.stringify(value), updated_at: now };
      await db
        .insertInto('settings')
        .values({ name, ...row })
        .onConflict((on) => on.column('name').doUpdateSet(row))
        .execute();
    },

    /** How often they were saved by an administrator. */
    async version(): Promise<number> {
      const row = await db
        .selectFrom('settings')
        .select('value')
        .where('name', '=', 'version')
        .executeTakeFirst();
      return Number(row?.value ?? 0);
    },

    /** Begins the version after this one, for which others wait; false where it has begun already. */
    async nextVersion(from: number, now: Date): Promise<boolean> {
      await db
        .insertInto('settings')
        .values({ name: 'version', value: '0', updated_at: now })
        .onConflict((on) => on.column('name').doNothing())
        .execute();
      const { numUpdatedRows } = await db
        .updateTable('settings')
        .set({ value: String(from + 1), updated_at: now })
        .where('name', '=', 'version')
        .where('value', '=', sql<unknown>`to_jsonb(${from}::int)`)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}
