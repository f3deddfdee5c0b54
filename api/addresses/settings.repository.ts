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

    /** Locks what an administrator may edit until the transaction ends. */
    async lock(now: Date): Promise<void> {
      const names: SettingName[] = ['serviceablePins', 'technicians'];
      await db
        .insertInto('settings')
        .values(names.map((name) => ({ name, value: '[]', updated_at: now })))
        .onConflict((on) => on.column('name').doNothing())
        .execute();
      await db
        .selectFrom('settings')
        .select('name')
        .where('name', 'in', names)
        .orderBy('name')
        .forUpdate()
        .execute();
    },
  };
}
