import { sql } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import type { AdminTestJson, TestJson } from './catalogue.contract.ts';
import { withVersion } from '../version.ts';
import { fastingHours } from './fastingHours.ts';

const columns = [
  'id as _id',
  'name as testName',
  'icon',
  'image',
  'price',
  'report_time',
  'tat',
  'description',
  'inclusions',
  'disclaimers',
  'features',
  'why_book',
  'fasting',
  'sample',
  'aliases',
  'concerns',
  'is_package',
  'for_gender',
  'age_from',
  'age_to',
  'contains',
  'apart_from',
  'apart_minutes',
  'repeat_months',
  'name_hindi as testNameHindi',
  'description_hindi as descriptionHindi',
  'inclusions_hindi as inclusionsHindi',
  'disclaimers_hindi as disclaimersHindi',
  'features_hindi as featuresHindi',
  'why_book_hindi',
] as const;

const hours = sql<
  number | null
>`case when fasting = 'not needed' then null else ${fastingHours}::integer end`.as('fasting_hours');

export function createCatalogueRepository(db: Db | Trx) {
  const tests = () =>
    db.selectFrom('tests').select(columns).select(hours).orderBy('position').orderBy('id');
  return {
    /** Tests that are offered. */
    list: (): Promise<TestJson[]> => tests().where('active', '=', true).execute(),
    /** Packages that are offered. */
    listPackages: (): Promise<TestJson[]> =>
      tests().where('active', '=', true).where('is_package', '=', true).execute(),
    /** Those of these tests that are offered. */
    listSome: (ids: string[]): Promise<TestJson[]> =>
      tests().where('active', '=', true).where('id', 'in', ids).execute(),
    /** All tests, including switched-off ones. */
    listAll: async (): Promise<AdminTestJson[]> =>
      (await tests().select('active').execute()).map(withVersion),
    /** A test, if it is offered. */
    find: (id: string): Promise<TestJson | undefined> =>
      tests().where('active', '=', true).where('id', '=', id).executeTakeFirst(),
    /** A test, offered or not. */
    findAny: async (id: string): Promise<AdminTestJson | undefined> => {
      const test = await tests().select('active').where('id', '=', id).executeTakeFirst();
      return test && withVersion(test);
    },
  };
}
