import { sql } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import { ageOn } from '../patients/patients.rules.ts';
import { conflict, notFound } from '../refusal.ts';
import { indianDate } from '../slots/times.ts';
import type { OrderRequest } from './orders.contract.ts';
import type { Booked } from './orders.tables.ts';

/** What a customer chose, as it is now, and how long the lab takes for its report ('12 Hrs'). */
export interface Choice {
  booked: Omit<Booked, 'slot'>;
  reportTime: string;
}

/** Whether a lab collects at a PIN code; one that names none does wherever samples are collected. */
const collectsAt = (pins: string[], zipCode: string): boolean =>
  pins.length === 0 || pins.some((prefix) => zipCode.startsWith(prefix));

/** Reads what is booked, in one statement; 404 for what is not there or not the customer's own. */
export async function readChoice(
  db: Db | Trx,
  userId: string,
  sent: OrderRequest,
  now: Date,
): Promise<Choice> {
  const row = await db
    .selectFrom(sql<{ one: number }>`(select 1)`.as<'chosen'>(sql`chosen(one)`))
    .leftJoin('patients', (join) =>
      join
        .on('patients.id', '=', sent.patient)
        .on('patients.user_id', '=', userId)
        .on('patients.deleted_at', 'is', null),
    )
    .leftJoin('addresses', (join) =>
      join
        .on('addresses.id', '=', sent.address)
        .on('addresses.user_id', '=', userId)
        .on('addresses.deleted_at', 'is', null),
    )
    .leftJoin('tests', (join) =>
      join.on('tests.id', '=', sent.test).on('tests.active', '=', sql<boolean>`true`),
    )
    .leftJoin('labs', (join) =>
      join.on('labs.id', '=', sent.lab).on('labs.active', '=', sql<boolean>`true`),
    )
    .leftJoin('lab_prices', (join) =>
      join.on('lab_prices.lab_id', '=', sent.lab).on('lab_prices.test_id', '=', sent.test),
    )
    .select([
      'patients.name as patient',
      'patients.relation',
      'patients.gender',
      'patients.date_of_birth',
      'addresses.house_no',
      'addresses.road',
      'addresses.zip_code',
      'addresses.city_state',
      'tests.name as test',
      'tests.price as from_price',
      'tests.fasting',
      'labs.name as lab',
      'labs.image',
      'labs.report_time',
      'labs.pins',
      'lab_prices.price',
    ])
    .executeTakeFirstOrThrow();
  if (row.patient === null) throw notFound('PATIENT_NOT_FOUND');
  if (row.house_no === null) throw notFound('ADDRESS_NOT_FOUND');
  if (row.test === null) throw notFound('TEST_NOT_FOUND');
  if (row.lab === null || row.price === null) throw notFound('TEST_NOT_OFFERED');
  if (!collectsAt(row.pins!, row.zip_code!))
    throw conflict('LAB_NOT_COLLECTING_THERE', { lab: row.lab, zipCode: row.zip_code! });
  return {
    reportTime: row.report_time!,
    booked: {
      patient: {
        name: row.patient,
        bookingforWhom: row.relation!,
        gender: row.gender!,
        age: ageOn(row.date_of_birth!, indianDate(now)),
      },
      test: { _id: sent.test, testName: row.test, price: row.from_price, fasting: row.fasting! },
      lab: { _id: sent.lab, name: row.lab, image: row.image, price: row.price },
      address: {
        houseNo: row.house_no,
        road: row.road!,
        zipCode: row.zip_code!,
        cityState: row.city_state!,
      },
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
