import { paymentsThatAre } from '../../machines/payment/payment.rules.ts';
import { ordersThatAre } from '../../machines/order/order.rules.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import type { OrderPatientJson } from '../orders/orderParts.contract.ts';
import type { OrderAddressJson } from '../orders/orders.contract.ts';
import { createReceiptRepository } from '../receipts/receipts.repository.ts';
import { createKnownDeviceRepository } from '../sessions/knownDevices.repository.ts';
import { createFormerEmailRepository } from './formerEmails.repository.ts';
import { createSessionRepository } from '../sessions/sessions.repository.ts';

/** What figures need of whoever was examined. All else of a patient goes, whatever it is. */
const keptOfPatient = [
  'bookingforWhom',
  'gender',
  'age',
  'infantAge',
] satisfies (keyof OrderPatientJson)[];
const nowhere: OrderAddressJson = { houseNo: '', road: '', zipCode: '', cityState: '' };
/** A patient of an order without what says who it was: pages say in their language why no name is there. */
const nobody = sql`(
  select jsonb_object_agg(key, value) from jsonb_each(coalesce(booked->'patient', '{}') || '{"name": ""}')
  where key in (${sql.join(['name', ...keptOfPatient])}))`;

/** What the customer's rights over personal data need of all tables. */
export function createPersonalDataRepository(db: Db | Trx) {
  const ordersOf = (id: string) => db.selectFrom('orders').select('id').where('user_id', '=', id);
  /** Messages to the customer, to an earlier number or e-mail, too. */
  const wipeMessages = (id: string, recipients: string[]) =>
    db
      .updateTable('messages')
      .set({
        recipient: 'deleted',
        body: null,
        template_values: null,
        code: null,
        due_at: null,
        failure: null,
      })
      .where((message) =>
        message.or([
          message('recipient', 'in', [...recipients, '']),
          sql<boolean>`starts_with(messages.dedupe_key, 'account:' || ${id} || ':')`,
          message(
            'dedupe_key',
            'in',
            message
              .selectFrom('codes')
              .select(sql<string>`'code:' || id`.as('key'))
              .where('user_id', '=', id),
          ),
          message.exists(
            message
              .selectFrom('orders')
              .select('orders.id')
              .where('user_id', '=', id)
              .where(sql<boolean>`starts_with(messages.dedupe_key, 'order:' || orders.id || ':')`),
          ),
        ]),
      )
      .execute();

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

    /** Whether an order is being carried out, or money is on its way back. */
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

    /** Orders that were never paid and may still be: money that comes for them would book them. */
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

    /** Ends the sessions and wipes everything personal; the rows of orders and payments stay. */
    async wipe(id: string, recipients: string[], now: Date): Promise<void> {
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
          report_file: null,
          // Nobody waits for it any more.
          report_expected_at: null,
          visit_failure_note: null,
          booked: sql`booked || jsonb_build_object('patient', ${nobody}, 'address', ${JSON.stringify(nowhere)}::jsonb)`,
        })
        .where('user_id', '=', id)
        .execute();
      await db
        .updateTable('order_items')
        .set({
          report_file: null,
          booked: sql`booked || jsonb_build_object('patient', ${nobody})`,
        })
        .where('order_id', 'in', ordersOf(id))
        .execute();
      for (const table of [
        'report_values',
        'report_files',
        'consultations',
        'report_links',
      ] as const)
        await db.deleteFrom(table).where('order_id', 'in', ordersOf(id)).execute();
      await db.deleteFrom('booking_drafts').where('user_id', '=', id).execute();
      await db.deleteFrom('patients').where('user_id', '=', id).execute();
      await db.deleteFrom('addresses').where('user_id', '=', id).execute();
      // What somebody typed about an order.
      await db
        .updateTable('order_events')
        .set({ note: null })
        .where('order_id', 'in', ordersOf(id))
        .execute();
      await createReceiptRepository(db).forgetPeople(id);
      await db
        .updateTable('visit_ratings')
        .set({ comment: null })
        .where('order_id', 'in', ordersOf(id))
        .execute();
      await wipeMessages(id, recipients);
      await db
        .deleteFrom('codes')
        .where((code) =>
          code.or([code('user_id', '=', id), code('target', 'in', [...recipients, ''])]),
        )
        .execute();
      await createKnownDeviceRepository(db).forgetAllOf(id);
      await createFormerEmailRepository(db).removeAllOf(id);
      await db
        .updateTable('users')
        .set({
          first_name: '',
          last_name: '',
          email: `deleted-${id}`,
          password_hash: 'none',
          phone: null,
          phone_mark: null,
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
