import { sql } from 'kysely';
import { createAddressRepository } from '../addresses/addresses.repository.ts';
import type { Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { discardFiles } from '../files/discardedFiles.ts';
import { createOrderRepository } from '../orders/orders.repository.ts';
import { createPatientRepository } from '../patients/patients.repository.ts';
import { createPaymentRepository } from '../payments/payments.repository.ts';
import { conflict } from '../refusal.ts';
import type { Customer } from '../sessions/sessions.repository.ts';

/** Everything that we keep of a customer, as the customer may take it along. */
export async function exportPersonalData(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, firstName, lastName, email, phone }: Customer,
) {
  const account = await db
    .selectFrom('users')
    .select(['created_at', 'consented_at', 'phone_verified_at', 'signed_in_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const now = clock();
  return {
    exportedAt: now.toISOString(),
    account: {
      firstName,
      lastName,
      email,
      phoneNumber: phone,
      createdAt: account.created_at,
      agreedToTermsAt: account.consented_at,
      phoneVerifiedAt: account.phone_verified_at,
      lastLoginAt: account.signed_in_at,
    },
    patients: await createPatientRepository(db).list(id),
    addresses: await createAddressRepository(db).list(id),
    orders: await createOrderRepository(db).list(id, now),
    payments: await createPaymentRepository(db).list(id),
  };
}

/**
 * Deletes an account: everything personal goes, reports too; orders and payments stay as figures, which the law asks to
 * keep. 409 while an order is under way or money is on its way back.
 */
export async function deleteAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, email, phone }: Customer,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const underWay = await trx
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', id)
      .where((row) =>
        row.or([
          row.and([
            row('payment_status', '=', 'SUCCESS'),
            row('status', 'not in', ['completed', 'cancelled']),
          ]),
          row('payment_status', '=', 'REFUND_PENDING'),
        ]),
      )
      .limit(1)
      .executeTakeFirst();
    if (underWay)
      throw conflict(
        'An order is still under way. Please cancel it or wait for its report, then delete the account',
      );
    const reports = await trx
      .selectFrom('orders')
      .select('report_file')
      .where('user_id', '=', id)
      .where('report_file', 'is not', null)
      .execute();
    await forget(
      trx,
      id,
      [email, phone].filter((recipient) => recipient !== null),
      clock(),
    );
    await discardFiles(
      trx,
      reports.map((row) => row.report_file!),
      clock(),
    );
  });
}

const nobody = JSON.stringify({ name: 'Deleted' });
const nowhere = JSON.stringify({ houseNo: '', road: '', zipCode: '', cityState: '' });

async function forget(trx: Trx, id: string, recipients: string[], now: Date): Promise<void> {
  await trx.deleteFrom('sessions').where('user_id', '=', id).execute();
  await trx
    .updateTable('orders')
    .set({
      report_file: null,
      // Nobody waits for it any more.
      report_expected_at: null,
      booked: sql`booked || jsonb_build_object('patient', booked->'patient' || ${nobody}::jsonb, 'address', booked->'address' || ${nowhere}::jsonb)`,
    })
    .where('user_id', '=', id)
    .execute();
  await trx.deleteFrom('patients').where('user_id', '=', id).execute();
  await trx.deleteFrom('addresses').where('user_id', '=', id).execute();
  if (recipients.length > 0)
    await trx
      .updateTable('messages')
      .set({ recipient: 'deleted', body: null, code: null, due_at: null })
      .where('recipient', 'in', recipients)
      .execute();
  await trx
    .updateTable('users')
    .set({
      first_name: 'Deleted',
      last_name: '',
      email: `deleted-${id}`,
      password_hash: 'none',
      phone: null,
      phone_verified_at: null,
      deleted_at: now,
    })
    .where('id', '=', id)
    .execute();
}
