import { sql } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import { ageOn } from '../../machines/order/age.ts';
import { misfitOf } from '../../machines/order/fit.ts';
import type { FitItem } from '../../machines/order/fit.ts';
import { isMinor } from '../../machines/order/guardian.ts';
import { conflict, notFound } from '../refusal.ts';
import { addressColumns, toParts } from '../addresses/addressColumns.ts';
import type { AddressColumns } from '../addresses/addressColumns.ts';
import { accreditationOf } from '../catalogue/accreditationOf.ts';
import { servesPin } from '../serviceability/servesPin.repository.ts';
import { indianDate } from '../slots/times.ts';
import { itemsOf } from './booking.rules.ts';
import type { ChosenItem } from './orderRows.ts';
import { fitColumns, fitTestOf, unfit } from './fit.repository.ts';
import type { FitRow } from './fit.repository.ts';
import type { OrderRequest } from './orderRequests.contract.ts';
import type { Booked } from './orders.tables.ts';

/** A customer's choices as they are now, and how long the lab takes for its report ('12 Hrs'). */
export interface Choice {
  /** Patient and test are those of the first item; the price is the lab's for all items. */
  booked: Omit<Booked, 'slot'>;
  items: ChosenItem[];
  reportTime: string;
}

/** The columns of an order's row that describe its first item. */
export const firstOf = (items: ChosenItem[]) => ({
  patient_id: items[0]!.patient_id,
  test_id: items[0]!.test_id,
  item_count: items.length,
});

/**
 * Reads the choices of a booking in one statement; 404 for anything that does not exist or is not
 * the customer's own, 422 for choices that do not fit together.
 */
export async function readChoice(
  db: Db | Trx,
  userId: string,
  sent: OrderRequest,
  now: Date,
): Promise<Choice> {
  const wanted = itemsOf(sent).map((item, position) => ({ position, ...item }));
  const rows = await db
    .selectFrom(
      sql<{ position: number; patient: string; test: string }>`(
        select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as item(position integer, patient text, test text)
      )`.as<'chosen'>(sql`chosen`),
    )
    .leftJoin('patients', (join) =>
      join.onRef('patients.id', '=', 'chosen.patient').on('patients.user_id', '=', userId),
    )
    .leftJoin('addresses', (join) =>
      join.on('addresses.id', '=', sent.address).on('addresses.user_id', '=', userId),
    )
    .leftJoin('tests', (join) =>
      join.onRef('tests.id', '=', 'chosen.test').on('tests.active', '=', sql<boolean>`true`),
    )
    .leftJoin('labs', (join) =>
      join.on('labs.id', '=', sent.lab).on('labs.active', '=', sql<boolean>`true`),
    )
    .leftJoin('lab_prices', (join) =>
      join.on('lab_prices.lab_id', '=', sent.lab).onRef('lab_prices.test_id', '=', 'chosen.test'),
    )
    .select([
      'chosen.patient as patient_id',
      'chosen.test as test_id',
      'patients.name as patient',
      'patients.relation',
      'patients.gender',
      'patients.date_of_birth',
      'patients.guardian_consented_at',
      ...addressColumns.map((column) => `addresses.${column}` as const),
      'tests.name as test',
      'tests.name_hindi as test_hindi',
      'tests.price as from_price',
      'tests.fasting',
      ...fitColumns,
      'labs.name as lab',
      'labs.image',
      'labs.report_time',
      'labs.accreditation_body',
      'labs.accreditation_number',
      'labs.demo',
      'lab_prices.price',
    ])
    .select(servesPin(sql.ref('addresses.zip_code')).as('collects'))
    .orderBy('chosen.position')
    .execute();
  const fit: FitItem[] = [];
  const items = rows.map((row): ChosenItem => {
    if (row.patient === null) throw notFound('PATIENT_NOT_FOUND');
    if (row.house_no === null) throw notFound('ADDRESS_NOT_FOUND');
    if (row.test === null) throw notFound('TEST_NOT_FOUND');
    if (row.lab === null || row.price === null) throw notFound('TEST_NOT_OFFERED');
    if (row.guardian_consented_at === null && isMinor(row.date_of_birth!, indianDate(now)))
      throw conflict('GUARDIAN_CONSENT_MISSING', { name: row.patient });
    const patient = {
      name: row.patient,
      bookingforWhom: row.relation!,
      gender: row.gender!,
      ...ageOn(row.date_of_birth!, indianDate(now)),
    };
    const { patient_id, test_id, price } = row;
    fit.push({
      patient: { id: patient_id, gender: patient.gender, age: patient.age },
      test: fitTestOf(test_id, row.test, row as FitRow),
    });
    const test = {
      _id: test_id,
      testName: row.test,
      testNameHindi: row.test_hindi,
      price: row.from_price,
      fasting: row.fasting!,
    };
    return { patient_id, test_id, price, booked: { patient, test } };
  });
  const misfit = misfitOf(fit);
  if (misfit) throw unfit(misfit);
  const row = rows[0]!;
  if (!row.collects)
    throw conflict('LAB_NOT_COLLECTING_THERE', { lab: row.lab!, zipCode: row.zip_code! });
  return {
    reportTime: row.report_time!,
    items,
    booked: {
      ...items[0]!.booked,
      lab: {
        _id: sent.lab,
        name: row.lab!,
        image: row.image,
        price: items.reduce((sum, { price }) => sum + price, 0),
        accreditation: accreditationOf(row),
        demo: row.demo!,
      },
      address: toParts(row as AddressColumns),
    },
  };
}

/** How long a lab takes for its report, as shown: '12 Hrs'. */
export async function reportTimeOf(db: Db | Trx, labId: string): Promise<string> {
  const { report_time: reportTime } = await db
    .selectFrom('labs')
    .select('report_time')
    .where('id', '=', labId)
    .executeTakeFirstOrThrow();
  return reportTime;
}
