import type { Selectable, Updateable } from 'kysely';
import { labPrice } from '../catalogue/labPrice.ts';
import { slugOf } from '../catalogue/slug.ts';
import type { Db, Trx } from '../db/database.ts';
import { isDuplicate } from '../db/databaseErrors.ts';
import { newId } from '../ids.ts';
import { conflict, notFound } from '../refusal.ts';
import { refuseIfChanged, withVersion } from '../version.ts';
import type { AdminLabJson, LabHoursJson } from './adminLabs.contract.ts';
import { accreditationOf } from '../catalogue/accreditationOf.ts';
import { requireSource } from './labs.rules.ts';
import type { LabTables } from './labs.tables.ts';

type Window = Pick<
  Selectable<LabTables['lab_hours']>,
  'lab_id' | 'weekday' | 'opens' | 'closes' | 'places_max'
>;

/** Groups the same window on several weekdays into one row of the form. */
function hoursOf(windows: Window[]): LabHoursJson[] {
  const rows = new Map<string, LabHoursJson>();
  for (const { weekday, opens, closes, places_max: places } of windows) {
    const key = `${opens} ${closes} ${places}`;
    const row = rows.get(key) ?? {
      weekdays: [],
      opens: opens.slice(0, 5),
      closes: closes.slice(0, 5),
      places,
    };
    row.weekdays.push(weekday);
    rows.set(key, row);
  }
  return [...rows.values()].toSorted((one, other) => one.opens.localeCompare(other.opens));
}

/** Reads labs with everything that the administration edits; holidays from today on. */
export async function readAdminLabs(
  db: Db | Trx,
  today: string,
  { id, labs: reached = null }: { id?: string; labs?: readonly string[] | null } = {},
): Promise<AdminLabJson[]> {
  const labs = await db
    .selectFrom('labs')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .$if(reached !== null, (query) => query.where('id', 'in', reached!))
    .orderBy('name')
    .execute();
  const ids = labs.map((lab) => lab.id);
  if (ids.length === 0) return [];
  const windows = await db
    .selectFrom('lab_hours')
    .select(['lab_id', 'weekday', 'opens', 'closes', 'places_max'])
    .where('lab_id', 'in', ids)
    .orderBy('opens')
    .orderBy('weekday')
    .execute();
  const holidays = await db
    .selectFrom('lab_holidays')
    .select(['lab_id', 'date', 'part'])
    .where('lab_id', 'in', ids)
    .where('date', '>=', today)
    .orderBy('date')
    .execute();
  return labs.map((lab) =>
    withVersion({
      _id: lab.id,
      name: lab.name,
      image: lab.image,
      address: lab.address,
      rating: lab.rating,
      ratingSource: lab.rating_source,
      ratingCount: lab.rating_count,
      accreditation: accreditationOf(lab),
      reportHours: Number.parseInt(lab.report_time, 10) || 24,
      active: lab.active,
      pins: lab.pins,
      slotMinutes: lab.slot_minutes,
      hours: hoursOf(windows.filter((row) => row.lab_id === lab.id)),
      holidays: holidays
        .filter((row) => row.lab_id === lab.id)
        .map(({ date, part }) => ({ date, part })),
    }),
  );
}

/** Locks a lab; 409 if it is another than the one whose version was read. */
export async function lockLabAsRead(
  trx: Trx,
  id: string,
  today: string,
  version: string | undefined,
): Promise<void> {
  await lockLab(trx, id);
  const [lab] = await readAdminLabs(trx, today, { id });
  refuseIfChanged(version, lab!);
}

/** Changes of labs, each within the caller's transaction. */
export function createLabChanges(trx: Trx) {
  const refusingTakenNames = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      if (isDuplicate(error, 'labs_name')) throw conflict('LAB_NAME_TAKEN');
      throw error;
    }
  };
  return {
    /** Adds a lab that offers every test at its starting price; returns its id. */
    async add(columns: Updateable<LabTables['labs']> & { name: string }): Promise<string> {
      const slug = slugOf(columns.name) || 'lab';
      const taken = await trx
        .selectFrom('labs')
        .select('id')
        .where('id', '=', slug)
        .executeTakeFirst();
      const id = taken ? `${slug}-${newId()}` : slug;
      const row = { image: null, rating: null, report_time: '24 Hrs', price_factor: 1 };
      requireSource(columns);
      await refusingTakenNames(
        trx
          .insertInto('labs')
          .values({ ...row, slots_until: null, ...columns, id })
          .execute(),
      );
      const tests = await trx
        .selectFrom('tests')
        .select(['id', 'price'])
        .where('price', 'is not', null)
        .execute();
      if (tests.length > 0)
        await trx
          .insertInto('lab_prices')
          .values(
            tests.map((test) => ({
              lab_id: id,
              test_id: test.id,
              price: labPrice(test.price!, 1),
            })),
          )
          .execute();
      return id;
    },

    /** Changes a lab; 404 if there is none, 409 if the name is another's. */
    async change(id: string, columns: Updateable<LabTables['labs']>): Promise<void> {
      const lab = await lockLab(trx, id);
      // A lab that was rated before counts were required can still be changed in other fields.
      if (['rating', 'rating_source', 'rating_count'].some((name) => name in columns))
        requireSource({ ...lab, ...columns });
      if (Object.keys(columns).length > 0)
        await refusingTakenNames(
          trx.updateTable('labs').set(columns).where('id', '=', id).execute(),
        );
    },
  };
}

/**
 * Locks a lab's row and returns it; 404 if there is none. Orders can still be made, as they only
 * need its key.
 */
export async function lockLab(trx: Trx, id: string): Promise<Selectable<LabTables['labs']>> {
  const lab = await trx
    .selectFrom('labs')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!lab) throw notFound('LAB_NOT_FOUND');
  return lab;
}
