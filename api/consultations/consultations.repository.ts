import { sql } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import { newId } from '../ids.ts';
import type { MessageLanguage } from '../messages/language.ts';
import type { Booked } from '../orders/orders.tables.ts';
import type { CallState } from './consultations.tables.ts';

/** The patient and test that a call is about, from the item or from an order with a single item. */
const subject = sql<Pick<Booked, 'patient' | 'test'>>`coalesce(order_items.booked, orders.booked)`;

/** Calls in the database. */
export function createConsultationRepository(db: Db | Trx) {
  const withOrder = () =>
    db
      .selectFrom('consultations')
      .innerJoin('orders', 'orders.id', 'consultations.order_id')
      .leftJoin('order_items', 'order_items.id', 'consultations.report_id')
      .selectAll('consultations')
      .select(['orders.user_id', subject.as('subject')]);

  return {
    /** Makes concurrent changes of calls about this order wait until the transaction ends. */
    async lockOrder(orderId: string): Promise<void> {
      await db.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
    },

    /** The calls about a report, newest first. */
    ofReport: (reportId: string) =>
      db
        .selectFrom('consultations')
        .innerJoin('admins', 'admins.id', 'consultations.doctor_id')
        .selectAll('consultations')
        .select('admins.name as doctor')
        .where('report_id', '=', reportId)
        .orderBy('consultations.id', 'desc')
        .execute(),

    async add(call: {
      reportId: string;
      orderId: string;
      doctorId: string;
      startsAt: Date;
      language: MessageLanguage;
      messageLanguage: MessageLanguage;
      now: Date;
    }): Promise<string> {
      const id = newId();
      await db
        .insertInto('consultations')
        .values({
          id,
          report_id: call.reportId,
          order_id: call.orderId,
          doctor_id: call.doctorId,
          starts_at: call.startsAt,
          state: 'booked',
          language: call.language,
          message_language: call.messageLanguage,
          booked_at: call.now,
          chosen_at: call.now,
        })
        .execute();
      return id;
    },

    /** Changes a call's time, doctor or both. */
    async move(
      id: string,
      to: {
        doctor_id: string;
        starts_at?: Date;
        chosen_at?: Date;
        message_language?: MessageLanguage;
      },
    ) {
      await db
        .updateTable('consultations')
        .set({ ...to, no_answers: 0 })
        .where('id', '=', id)
        .execute();
    },

    /** Ends a call, with a note if the customer was reached. */
    async end(id: string, state: Exclude<CallState, 'booked'>, now: Date, note?: string) {
      await db
        .updateTable('consultations')
        .set({ state, ended_at: now, ...(note !== undefined && { note }) })
        .where('id', '=', id)
        .execute();
    },

    async countNoAnswer(id: string): Promise<void> {
      await db
        .updateTable('consultations')
        .set((call) => ({ no_answers: call('no_answers', '+', 1) }))
        .where('id', '=', id)
        .execute();
    },

    /** A doctor's booked calls, and those that ended since a moment, in order. */
    ofDoctor: (doctorId: string, endedSince: Date) =>
      withOrder()
        .where('consultations.doctor_id', '=', doctorId)
        .where((call) =>
          call.or([
            call('state', '=', 'booked'),
            call.and([
              call('state', 'in', ['reached', 'missed']),
              call('ended_at', '>=', endedSince),
            ]),
          ]),
        )
        .orderBy('consultations.starts_at')
        .limit(500)
        .execute(),

    /** One of a doctor's calls. */
    async oneOfDoctor(doctorId: string, id: string, endedSince: Date) {
      const calls = await this.ofDoctor(doctorId, endedSince);
      return calls.find((call) => call.id === id);
    },

    lock: (id: string) =>
      db
        .selectFrom('consultations')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),

    /** Upcoming calls whose doctor no longer makes any. */
    withoutDoctor: (now: Date) =>
      db
        .selectFrom('consultations')
        .innerJoin('admins', 'admins.id', 'consultations.doctor_id')
        .select(['consultations.id', 'consultations.starts_at'])
        .where('state', '=', 'booked')
        .where('starts_at', '>', now)
        .where((doctor) =>
          doctor.or([
            doctor('admins.removed_at', 'is not', null),
            doctor('admins.role', '<>', 'doctor'),
          ]),
        )
        .orderBy('consultations.starts_at')
        .execute(),

    /** The facts and recipient of a message about a call. */
    forMessage: (id: string) =>
      db
        .selectFrom('consultations')
        .innerJoin('orders', 'orders.id', 'consultations.order_id')
        .innerJoin('users', 'users.id', 'orders.user_id')
        .innerJoin('admins', 'admins.id', 'consultations.doctor_id')
        .select([
          'consultations.report_id',
          'consultations.order_id',
          'consultations.starts_at',
          'admins.name as doctor',
          'consultations.message_language',
          'users.email',
          'users.phone',
          'users.whatsapp_consented_at',
        ])
        .where('consultations.id', '=', id)
        .executeTakeFirstOrThrow(),

    /** The number to call, E.164. */
    async phoneOf(userId: string): Promise<string | null> {
      const row = await db
        .selectFrom('users')
        .select('phone')
        .where('id', '=', userId)
        .executeTakeFirst();
      return row?.phone ?? null;
    },

    /**
     * Booked calls that begin within a span, were chosen early enough for this kind of reminder,
     * and have had none of it for their current time.
     */
    toRemindOf: (kind: 'day' | 'hour', { from, until }: { from: Date; until: Date }) =>
      db
        .selectFrom('consultations')
        .select(['consultations.id', 'consultations.starts_at'])
        .where('state', '=', 'booked')
        .where('starts_at', '>', from)
        .where('starts_at', '<=', until)
        .where(
          sql<boolean>`chosen_at <= starts_at - ${kind === 'day' ? '1 day' : '1 hour'}::interval`,
        )
        .where((call) =>
          call.not(
            call.exists(
              call
                .selectFrom('messages')
                .select('messages.id')
                .where(
                  'dedupe_key',
                  '=',
                  sql<string>`'order:' || order_id || ':call:' || consultations.id || ${`:${kind}:`} || (extract(epoch from starts_at) * 1000)::bigint || ':mail'`,
                ),
            ),
          ),
        )
        .orderBy('starts_at')
        .limit(500)
        .execute(),
  };
}
