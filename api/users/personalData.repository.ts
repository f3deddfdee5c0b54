import { paymentsThatAre } from '../../machines/payment/payment.rules.ts';
import { ordersThatAre } from '../../machines/order/order.rules.ts';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { TObject } from 'typebox';
import { Create } from 'typebox/value';
import { AddressPartsJson } from '../addresses/addresses.contract.ts';
import type { Db, Trx } from '../db/database.ts';
import { OrderPatientJson } from '../orders/orderParts.contract.ts';
import { personalFields } from '../personal.ts';
import { createSessionRepository } from '../sessions/sessions.repository.ts';
import type { Customer } from '../sessions/sessions.repository.ts';
import { erasePersonalTables, personalTables } from './personalTables.repository.ts';

/**
 * The patient or address in an order without personal data: fields that the contract marks as
 * personal are emptied, and fields that it does not have are dropped. Pages explain in their own
 * language why there is no name.
 */
const anonymous = (part: 'patient' | 'address', contract: TObject) => {
  const personal = personalFields(contract);
  const kept = Object.keys(contract.properties).filter((field) => !personal.includes(field));
  const empty = JSON.stringify(Create(Type.Pick(contract, personal)));
  return sql`(
    select coalesce(jsonb_object_agg(key, value), '{}') || ${empty}::jsonb
    from jsonb_each(coalesce(booked -> ${part}::text, '{}')) where key = any (${kept}::text[]))`;
};
const nobody = anonymous('patient', OrderPatientJson);
const nowhere = anonymous('address', AddressPartsJson);

/** The queries behind customers' rights over their personal data, across all tables. */
export function createPersonalDataRepository(db: Db | Trx) {
  const ordersOf = (id: string) => db.selectFrom('orders').select('id').where('user_id', '=', id);

  return {
    /** The dates of an account. */
    account: (id: string) =>
      db
        .selectFrom('users')
        .select([
          'created_at',
          'consented_at',
          'phone_verified_at',
          'email_verified_at',
          'whatsapp_consented_at',
          'signed_in_at',
        ])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),

    /** Whether an order is in progress, or a refund is pending. */
    async hasOrderInProgress(userId: string): Promise<boolean> {
      const row = await db
        .selectFrom('orders')
        .select('id')
        .where('user_id', '=', userId)
        .where((order) =>
          order.or([
            order.and([
              order('payment_status', '=', 'SUCCESS'),
              order('status', 'not in', ordersThatAre('over')),
            ]),
            order('payment_status', '=', 'REFUND_PENDING'),
            order.exists(
              order
                .selectFrom('order_items')
                .select('order_items.id')
                .whereRef('order_items.order_id', '=', 'orders.id')
                .where('refund_since', 'is not', null)
                .where('refunded_at', 'is', null),
            ),
          ]),
        )
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Locks the customer's orders against other changes until the transaction ends. */
    async lock(id: string): Promise<void> {
      await db.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
    },

    /** Orders that were never paid but still could be: a payment would book them. */
    async unpaidOrders(userId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('orders')
        .select('id')
        .where('user_id', '=', userId)
        .where('payment_status', 'in', paymentsThatAre('unpaid'))
        .where('status', '!=', 'cancelled')
        .execute();
      return rows.map((row) => row.id);
    },

    /** The files of a customer's reports. */
    async reportFiles(userId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('orders')
        .select('report_file')
        .where('user_id', '=', userId)
        .where('report_file', 'is not', null)
        .unionAll(
          db
            .selectFrom('order_items')
            .innerJoin('orders', 'orders.id', 'order_items.order_id')
            .select('order_items.report_file')
            .where('user_id', '=', userId)
            .where('order_items.report_file', 'is not', null),
        )
        .union(
          db
            .selectFrom('report_files')
            .innerJoin('orders', 'orders.id', 'report_files.order_id')
            .select('file as report_file')
            .where('user_id', '=', userId)
            .where('file', 'is not', null),
        )
        .execute();
      return rows.map((row) => row.report_file!);
    },

    /** Ends the sessions and erases everything personal; the rows of orders and payments stay. */
    async wipe(customer: Customer, now: Date): Promise<void> {
      const { id } = customer;
      await createSessionRepository(db).closeAllOf(id);
      const mark = db.selectFrom('users').select('phone_mark').where('id', '=', id);
      await db
        .updateTable('offer_uses')
        .set((use) => ({ phone_mark: use.fn.coalesce('phone_mark', mark) }))
        .where('user_id', '=', id)
        .execute();
      await db
        .updateTable('orders')
        .set((order) => ({ phone_mark: order.fn.coalesce('phone_mark', mark) }))
        .where('user_id', '=', id)
        .where('payment_status', '=', 'SUCCESS')
        .execute();
      await db
        .updateTable('orders')
        .set({
          // Nobody waits for it any more.
          report_expected_at: null,
          booked: sql`booked || jsonb_build_object('patient', ${nobody}, 'address', ${nowhere})`,
        })
        .where('user_id', '=', id)
        .execute();
      await db
        .updateTable('order_items')
        .set({ booked: sql`booked || jsonb_build_object('patient', ${nobody})` })
        .where('order_id', 'in', ordersOf(id))
        .execute();
      await db
        .updateTable('messages')
        .set({ recipient: 'deleted', due_at: null })
        .where(personalTables.messages!.rows(customer))
        .execute();
      await erasePersonalTables(db, customer);
      await db
        .updateTable('users')
        .set({
          first_name: '',
          last_name: '',
          email: `deleted-${id}`,
          password_hash: 'none',
          phone_verified_at: null,
          email_verified_at: null,
          whatsapp_consented_at: null,
          deleted_at: now,
        })
        .where('id', '=', id)
        .execute();
    },
  };
}
