import type { Db } from '../db/database.ts';
import type { AdminTestJson, TestJson } from './catalogue.contract.ts';

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
] as const;

/** Reads the catalogue. */
export function createCatalogueRepository(db: Db) {
  const tests = () => db.selectFrom('tests').select(columns).orderBy('position').orderBy('id');
  return {
    /** The tests that are offered. */
    list: (): Promise<TestJson[]> => tests().where('active', '=', true).execute(),
    /** The packages that are offered. */
    listPackages: (): Promise<TestJson[]> =>
      tests().where('active', '=', true).where('is_package', '=', true).execute(),
    /** All tests, switched-off ones too. */
    listAll: (): Promise<AdminTestJson[]> => tests().select('active').execute(),
    /** An offered test. */
    find: (id: string): Promise<TestJson | undefined> =>
      tests().where('active', '=', true).where('id', '=', id).executeTakeFirst(),
    /** A test, offered or not. */
    findAny: (id: string): Promise<AdminTestJson | undefined> =>
      tests().select('active').where('id', '=', id).executeTakeFirst(),
  };
}
