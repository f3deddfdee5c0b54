import type { Db, Trx } from '../db/database.ts';
import type { TestParameterJson } from './parameters.contract.ts';

/** The parameters of a test, in the order of the report. */
export async function parametersOf(db: Db | Trx, testId: string): Promise<TestParameterJson[]> {
  return db
    .selectFrom('test_parameters')
    .select(['name as parameter', 'name_hindi as parameterHindi', 'unit', 'ranges'])
    .where('test_id', '=', testId)
    .orderBy('position')
    .execute();
}

/** Locks a test until the transaction ends. */
export async function lockTest(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('tests').select('id').where('id', '=', id).forUpdate().execute();
}

/** Replaces the parameters of a locked test; existing reports stay as they are. */
export async function storeParameters(
  trx: Trx,
  testId: string,
  parameters: readonly TestParameterJson[],
): Promise<void> {
  await trx.deleteFrom('test_parameters').where('test_id', '=', testId).execute();
  if (parameters.length === 0) return;
  await trx
    .insertInto('test_parameters')
    .values(
      parameters.map(({ parameter, parameterHindi, unit, ranges }, index) => ({
        test_id: testId,
        position: index + 1,
        name: parameter,
        name_hindi: parameterHindi,
        unit,
        ranges: JSON.stringify(ranges),
      })),
    )
    .execute();
}
