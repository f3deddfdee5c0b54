import { createAddressRepository } from '../addresses/addresses.repository.ts';
import type { Deps } from '../deps.ts';
import { createDiscardedFilesRepository } from '../files/discardedFiles.repository.ts';
import { cancelOwnOrder } from '../orders/cancelOrder.ts';
import { holdSlotsOf } from '../orders/seats.repository.ts';
import { createOrderRepository } from '../orders/orders.repository.ts';
import { createPatientRepository } from '../patients/patients.repository.ts';
import { createPaymentRepository } from '../payments/payments.repository.ts';
import { conflict } from '../refusal.ts';
import type { Customer } from '../sessions/sessions.repository.ts';
import { createReportRepository } from '../reports/reports.repository.ts';
import { createPersonalDataRepository } from './personalData.repository.ts';
import { readPersonalTables } from './personalTables.repository.ts';

/** All the data that we hold about a customer, as the customer may download it. */
export async function exportPersonalData(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  customer: Customer,
) {
  const { id, firstName, lastName, email, phone } = customer;
  const account = await createPersonalDataRepository(db).account(id);
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
      emailVerifiedAt: account.email_verified_at,
      phoneVerifiedAt: account.phone_verified_at,
      whatsAppAllowedAt: account.whatsapp_consented_at,
      lastLoginAt: account.signed_in_at,
    },
    patients: await createPatientRepository(db).list(id),
    addresses: await createAddressRepository(db).list(id),
    orders: await createOrderRepository(db).all(id, now),
    payments: await createPaymentRepository(db).all(id),
    reports: await createReportRepository(db).all(id),
    stored: await readPersonalTables(db, customer),
  };
}

/**
 * Deletes an account: everything personal is erased, including reports; orders and payments stay as
 * figures, which the law requires us to keep. Unpaid orders are cancelled, so that a late payment
 * is refunded. 409 while an order is in progress or a refund is pending.
 */
export async function deleteAccount(
  deps: Pick<Deps, 'db' | 'clock'>,
  customer: Customer,
): Promise<void> {
  // Cancelling locks each order's slot first, so it cannot be done within the transaction below.
  do await cancelUnpaid(deps, customer.id);
  while (!(await wipeUnlessUnpaid(deps, customer)));
}

async function cancelUnpaid(deps: Pick<Deps, 'db' | 'clock'>, id: string): Promise<void> {
  const personal = createPersonalDataRepository(deps.db);
  if (await personal.hasOrderInProgress(id)) throw inProgress();
  for (const orderId of await personal.unpaidOrders(id)) await cancelOwnOrder(deps, orderId, id);
}

const inProgress = () => conflict('ACCOUNT_HAS_OPEN_ORDER');

/** Returns false without doing anything if another order has been made in the meantime. */
function wipeUnlessUnpaid(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  customer: Customer,
): Promise<boolean> {
  const { id } = customer;
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const personal = createPersonalDataRepository(trx);
    await personal.lock(id);
    if (await personal.hasOrderInProgress(id)) throw inProgress();
    if ((await personal.unpaidOrders(id)).length > 0) return false;
    await holdSlotsOf(trx, id);
    const reports = await personal.reportFiles(id);
    await personal.wipe(customer, now);
    await createDiscardedFilesRepository(trx).discard(reports, now);
    return true;
  });
}
