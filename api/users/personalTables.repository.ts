import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Customer } from '../sessions/sessions.repository.ts';

/** A table with something of customers: which rows are one's own, and what the file has of them. */
interface PersonalTable {
  rows: (customer: Customer) => RawBuilder<boolean>;
  columns: readonly string[];
  /** Columns that the file leaves out, and why. */
  withheld: Readonly<Record<string, string>>;
}

/** Columns by their names, with blanks between. */
const named = (columns: string): string[] => columns.split(/\s+/);

const byUser: PersonalTable['rows'] = ({ id }) => sql`user_id = ${id}`;
const byOrder: PersonalTable['rows'] = ({ id }) =>
  sql`order_id in (select id from orders where user_id = ${id})`;
const opens = 'opens the account or confirms a code, to whoever has it';
const works = 'how far the service has come with its own work';
const isMark = 'a keyed mark by which a number is known again; it says nothing without the key';
const ofStaff = 'the account of somebody of the staff';

/**
 * Everything that is stored of a customer, by table. A column of the database that is neither here nor
 * in a table without persons makes tests/api/wholeFile.test.ts fail.
 */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  users: {
    rows: ({ id }) => sql`id = ${id}`,
    columns: named(
      `id first_name last_name email phone phone_verified_at created_at signed_in_at consented_at
       last_seen_at email_verified_at whatsapp_consented_at deleted_at`,
    ),
    withheld: { password_hash: opens, phone_mark: isMark },
  },
  former_emails: {
    rows: byUser,
    columns: named('email user_id usable_until'),
    withheld: {},
  },
  patients: {
    rows: byUser,
    columns: named(
      `id user_id relation name date_of_birth gender created_at deleted_at guardian_consented_at`,
    ),
    withheld: {},
  },
  addresses: {
    rows: byUser,
    columns: named(`id user_id house_no road zip_code city_state is_default created_at deleted_at`),
    withheld: {},
  },
  orders: {
    rows: byUser,
    columns: named(
      `id user_id number patient_id test_id lab_id slot_id address_id booked status payment_status
       item_total item_count discount amount offer offer_declined refunded provider_order_id created_at starts_at
       hold_expires_at hold_extended_at assigned_at technician on_the_way_at collected_at
       visit_failed_at visit_failure visit_failure_note completed_at cancelled_at
       report_expected_at report_file language`,
    ),
    withheld: {
      idempotency_key: works,
      request_hash: works,
      checked_at: works,
      due_at: works,
      technician_left_at: works,
      phone_mark: isMark,
      technician_id: ofStaff,
    },
  },
  booking_drafts: {
    rows: byUser,
    columns: named('user_id draft_id draft order_id saved_at finished_at'),
    withheld: {},
  },
  order_items: {
    rows: byOrder,
    columns: named(
      `id order_id position patient_id test_id booked price payment_id cancelled_at report_file
       report_at refund_paise refund_since refund_id refunded_at`,
    ),
    withheld: { refund_due_at: works, refund_failures: works },
  },
  order_events: {
    rows: byOrder,
    columns: named('id order_id at type note'),
    withheld: { actor: ofStaff },
  },
  payments: {
    rows: byOrder,
    columns: named(
      `id order_id provider_payment_id paise method created_at refund_since refund_id refunded_at`,
    ),
    withheld: { refund_due_at: works, refund_failures: works },
  },
  receipts: {
    rows: byOrder,
    columns: named('number kind order_id subject payment_id issued_at rupees facts people'),
    withheld: {},
  },
  visit_ratings: {
    rows: byOrder,
    columns: named('order_id stars comment rated_at'),
    withheld: {},
  },
  samples: {
    rows: byOrder,
    columns: named('id order_id item_id taken_at stored_at'),
    withheld: { staff_id: ofStaff },
  },
  report_values: {
    rows: (customer) => sql`state <> 'entered' and ${byOrder(customer)}`,
    columns: named(
      `id report_id order_id state measured correction entered_at released_at call_note drawn_file`,
    ),
    withheld: { entered_by: ofStaff, released_by: ofStaff },
  },
  report_files: {
    rows: (customer) => sql`state in ('released', 'replaced') and ${byOrder(customer)}`,
    columns: named('id report_id order_id state file correction uploaded_at decided_at'),
    withheld: {
      uploaded_by: ofStaff,
      decided_by: ofStaff,
      rejection: 'says nothing of a file that was released',
    },
  },
  report_links: {
    rows: byOrder,
    columns: named('id report_id order_id created_at expires_at ended_at opened'),
    withheld: { secret_hash: opens },
  },
  repeats: {
    rows: byUser,
    columns: named(
      'id user_id patient_id test_id months counted_from language consented_at ended_at',
    ),
    withheld: { look_on: works },
  },
  repeat_links: {
    rows: ({ id }) => sql`repeat_id in (select id from repeats where user_id = ${id})`,
    columns: named('repeat_id created_at'),
    withheld: { secret_hash: opens },
  },
  consultations: {
    rows: byOrder,
    columns: named(
      `id report_id order_id starts_at state language no_answers note booked_at chosen_at ended_at`,
    ),
    withheld: { doctor_id: ofStaff },
  },
  offer_uses: {
    rows: byUser,
    columns: named('order_id offer_code user_id rupees taken_at'),
    withheld: { phone_mark: isMark },
  },
  messages: {
    rows: ({ id, email, phone }) => sql`(
      (recipient in (${email}, ${phone ?? email}) and not starts_with(dedupe_key, 'order:'))
      or starts_with(dedupe_key, 'account:' || ${id} || ':')
      or dedupe_key in (select 'code:' || codes.id from codes where codes.user_id = ${id})
      or exists (
        select from orders
        where orders.user_id = ${id} and starts_with(messages.dedupe_key, 'order:' || orders.id || ':')
      ))`,
    columns: named(
      `id channel recipient kind template template_values body language created_at sent_at failure`,
    ),
    withheld: { code: opens, dedupe_key: works, tries: works, due_at: works, expires_at: works },
  },
  codes: {
    rows: byUser,
    columns: named('id purpose user_id target tries created_at expires_at closed_at'),
    withheld: { code_hash: opens },
  },
  sessions: {
    rows: byUser,
    columns: named('id user_id created_at expires_at browser'),
    withheld: { token_hash: opens, admin_id: ofStaff },
  },
  known_devices: {
    rows: ({ id }) => sql`account_id = ${id}`,
    columns: named('account_id seen_at'),
    withheld: { token_hash: opens },
  },
};

/** The rows of each table that are a customer's own. */
export async function readPersonalTables(
  db: Db,
  customer: Customer,
): Promise<Record<string, object[]>> {
  const stored: Record<string, object[]> = {};
  for (const [table, { rows, columns }] of Object.entries(personalTables)) {
    const read = await sql<object>`
      select ${sql.join(columns.map((column) => sql.ref(column)))}
      from ${sql.table(table)} where ${rows(customer)} order by 1`.execute(db);
    stored[table] = read.rows;
  }
  return stored;
}
