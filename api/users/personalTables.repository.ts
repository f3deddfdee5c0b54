import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import type { Customer } from '../sessions/sessions.repository.ts';

/** The columns that identify a customer's rows. */
type Owner = Pick<Customer, 'id' | 'email' | 'phone'>;
type RowsOf = (owner: Owner) => RawBuilder<boolean>;
/** Columns by name, each with the reason. */
type Columns = Readonly<Record<string, string>>;

/** A table that contains data of customers. */
interface PersonalTable {
  rows: RowsOf;
  /** Which of these rows are in the data export; by default all. */
  inFile?: RowsOf;
  /** Columns that the export leaves out, and why; it contains all others. */
  withheld: Columns;
  /**
   * Nullable texts that outlive the account, and why; all others are set to null. Without this
   * property, whole rows are deleted.
   */
  outlives?: Columns;
}

const byUser: RowsOf = ({ id }) => sql`user_id = ${id}`;
const byOrder: RowsOf = ({ id }) => sql`order_id in (select id from orders where user_id = ${id})`;
const ofOwnOrder = ({ id }: Pick<Owner, 'id'>) => sql<boolean>`exists (
  select from orders
  where orders.user_id = ${id} and starts_with(messages.dedupe_key, 'order:' || orders.id || ':'))`;
const opens = 'opens the account or confirms a code, to whoever has it';
const works = 'how far the service has come with its own work';
const isMark = 'a keyed mark by which a number is known again; it says nothing without the key';
const ofStaff = 'the account of somebody of the staff';
const ofProvider = "the payment provider's";
const ofPayment = 'which payment it is of';

/**
 * Everything that is stored about a customer, by table: the data export and the deletion of an
 * account follow from it. A column that is not named here is exported and, if it is a nullable
 * text, set to null with the account.
 */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  users: {
    rows: ({ id }) => sql`id = ${id}`,
    withheld: { password_hash: opens, phone_mark: isMark },
    outlives: {},
  },
  former_emails: { rows: byUser, withheld: {} },
  patients: { rows: byUser, withheld: {} },
  addresses: { rows: byUser, withheld: {} },
  orders: {
    rows: byUser,
    withheld: {
      idempotency_key: works,
      request_hash: works,
      checked_at: works,
      due_at: works,
      technician_left_at: works,
      phone_mark: isMark,
      technician_id: ofStaff,
    },
    outlives: {
      idempotency_key: 'made by the service or a client of it',
      request_hash: 'a hash',
      phone_mark: 'a keyed mark, by which an offer for first orders is had once',
      provider_order_id: `${ofProvider}, for money that comes or goes late`,
      technician: 'somebody of the staff',
      technician_id: ofStaff,
      visit_failure: 'one of a few words',
      offer: 'what the business offers',
    },
  },
  booking_drafts: { rows: byUser, withheld: {} },
  order_items: {
    rows: byOrder,
    withheld: { refund_due_at: works, refund_failures: works },
    outlives: { payment_id: ofPayment, refund_id: ofProvider },
  },
  order_events: { rows: byOrder, withheld: { actor: ofStaff }, outlives: {} },
  payments: {
    rows: byOrder,
    withheld: { refund_due_at: works, refund_failures: works },
    outlives: { method: 'how it was paid, such as by card', refund_id: ofProvider },
  },
  receipts: { rows: byOrder, withheld: {}, outlives: { payment_id: ofPayment } },
  visit_ratings: { rows: byOrder, withheld: {}, outlives: {} },
  samples: { rows: byOrder, withheld: { staff_id: ofStaff }, outlives: {} },
  report_values: {
    rows: byOrder,
    inFile: () => sql`state <> 'entered'`,
    withheld: { entered_by: ofStaff, released_by: ofStaff },
  },
  report_files: {
    rows: byOrder,
    inFile: () => sql`state in ('released', 'replaced')`,
    withheld: {
      uploaded_by: ofStaff,
      decided_by: ofStaff,
      rejection: 'says nothing of a file that was released',
    },
  },
  report_links: { rows: byOrder, withheld: { secret_hash: opens } },
  repeats: { rows: byUser, withheld: { look_on: works } },
  repeat_links: {
    rows: ({ id }) => sql`repeat_id in (select id from repeats where user_id = ${id})`,
    withheld: { secret_hash: opens },
  },
  consultations: { rows: byOrder, withheld: { doctor_id: ofStaff } },
  offer_uses: {
    rows: byUser,
    withheld: { phone_mark: isMark },
    outlives: { phone_mark: 'the same mark as of the order' },
  },
  // Before the codes, by which some messages are found.
  messages: {
    rows: ({ id, email, phone }) => sql`(
      recipient in (${email}, ${phone ?? email})
      or starts_with(dedupe_key, 'account:' || ${id} || ':')
      or dedupe_key in (select 'code:' || codes.id from codes where codes.user_id = ${id})
      or ${ofOwnOrder({ id })})`,
    // A message about somebody else's order belongs to that customer.
    inFile: ({ id }) => sql`(not starts_with(dedupe_key, 'order:') or ${ofOwnOrder({ id })})`,
    withheld: { code: opens, dedupe_key: works, tries: works, due_at: works, expires_at: works },
    outlives: { template: 'what was said, without the words of a person' },
  },
  codes: {
    rows: ({ id, email, phone }) =>
      sql`(user_id = ${id} or target in (${email}, ${phone ?? email}))`,
    inFile: byUser,
    withheld: { code_hash: opens },
  },
  sessions: { rows: byUser, withheld: { token_hash: opens, admin_id: ofStaff } },
  known_devices: {
    rows: ({ id }) => sql`account_id = ${id}`,
    withheld: { token_hash: opens },
  },
};

const without = (row: object, columns: Columns): object =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !(column in columns)));

/** The rows of each table that belong to a customer. */
export async function readPersonalTables(db: Db, owner: Owner): Promise<Record<string, object[]>> {
  const stored: Record<string, object[]> = {};
  for (const [table, { rows, inFile, withheld }] of Object.entries(personalTables)) {
    const shown = inFile ? sql`${rows(owner)} and ${inFile(owner)}` : rows(owner);
    const read = await sql<object>`
      select * from ${sql.table(table)} where ${shown} order by 1`.execute(db);
    stored[table] = read.rows.map((row) => without(row, withheld));
  }
  return stored;
}

/**
 * Erases a customer's data from each table: whole rows, or the nullable texts. Columns are read
 * from the database, so that those of a newer version that is being rolled out are erased, too.
 */
export async function erasePersonalTables(db: Db | Trx, owner: Owner): Promise<void> {
  const { rows: texts } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and is_nullable = 'YES'
      and data_type in ('text', 'jsonb', 'ARRAY')`.execute(db);
  for (const [table, { rows, outlives }] of Object.entries(personalTables)) {
    const isOwn = rows(owner);
    const emptied = texts
      .filter((text) => text.table === table && outlives && !(text.column in outlives))
      .map(({ column }) => sql`${sql.ref(column)} = null`);
    if (!outlives) await sql`delete from ${sql.table(table)} where ${isOwn}`.execute(db);
    else if (emptied.length > 0)
      await sql`update ${sql.table(table)} set ${sql.join(emptied)} where ${isOwn}`.execute(db);
  }
}
