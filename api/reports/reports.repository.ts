import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { pageOf, placeOf, rowsFor } from '../listPage.ts';
import type { ListPage } from '../listPage.ts';
import type { ListQuery } from '../lists.contract.ts';
import { orderIsInScope } from '../ordersInScope.repository.ts';
import type { Booked } from '../orders/orders.tables.ts';
import type { OrderReach } from '../orders/withOrder.ts';
import type { ReportJson } from './reports.contract.ts';
import type { ReportValueJson } from './values.contract.ts';

/** The names of test and patient, from the copy that an order or item stores. */
const names = (of: 'orders' | 'order_items') => [
  sql<string>`${sql.ref(of)}.booked -> 'test' ->> 'testName'`.as('testName'),
  sql<string>`${sql.ref(of)}.booked -> 'patient' ->> 'name'`.as('patientName'),
];

/** For a single-item order that is not completed yet: when its file was released. */
const readyAt = sql<Date>`coalesce(order_items.report_at, orders.completed_at, (
  select decided_at from report_files where report_id = orders.id and state = 'released'
), orders.created_at)`;

function reportJson(row: {
  id: string;
  item_id: string | null;
  booked: Booked;
  item: Pick<Booked, 'patient' | 'test'> | null;
  ready_at: Date;
  measured: ReportValueJson[] | null;
}): ReportJson {
  const { test, patient } = row.item ?? row.booked;
  const id = row.item_id ?? row.id;
  return {
    _id: id,
    orderId: row.id,
    testName: test.testName,
    testNameHindi: test.testNameHindi ?? null,
    patientName: patient.name,
    readyAt: row.ready_at.toISOString(),
    url: `/api/v1/report/${id}/file`,
    values: row.measured ?? [],
  };
}

/** The later of the corrections of a report's values and of its file. */
function lastCorrection(row: {
  values_correction: string | null;
  values_at: Date | null;
  file_correction: string | null;
  file_at: Date | null;
}): { correction: string | null; correctedAt: string | null } {
  const corrections = [
    { why: row.values_correction, at: row.values_at },
    { why: row.file_correction, at: row.file_at },
  ].filter(({ why }) => why !== null);
  const last = corrections.toSorted((a, b) => Number(b.at) - Number(a.at))[0];
  return { correction: last?.why ?? null, correctedAt: last?.at?.toISOString() ?? null };
}

/** Reads reports, whose files belong to orders or, if there are several items, to these. */
export function createReportRepository(db: Db) {
  const ofCustomer = (userId: string) =>
    db
      .selectFrom('orders')
      .leftJoin('order_items', (join) =>
        join
          .onRef('order_items.order_id', '=', 'orders.id')
          .on('order_items.report_file', 'is not', null),
      )
      .leftJoin('report_values', (join) =>
        join
          .on('report_values.report_id', '=', sql`coalesce(order_items.id, orders.id)`)
          .on('report_values.state', '=', 'released'),
      )
      .select([
        'orders.id',
        'order_items.id as item_id',
        'order_items.position',
        'orders.booked',
        'order_items.booked as item',
        'report_values.measured',
        readyAt.as('ready_at'),
      ])
      .where('user_id', '=', userId)
      .where((row) =>
        row.or([row('orders.report_file', 'is not', null), row('order_items.id', 'is not', null)]),
      );

  /** A customer's reports, newest order first, its items in order. */
  const newestFirst = (userId: string) =>
    ofCustomer(userId).orderBy('orders.id', 'desc').orderBy('order_items.position');

  return {
    all: async (userId: string): Promise<ReportJson[]> =>
      (await newestFirst(userId).execute()).map(reportJson),

    async page(userId: string, query: ListQuery): Promise<ListPage<ReportJson>> {
      const last = placeOf(query.cursor);
      const rows = await newestFirst(userId)
        .$if(last !== null, (reports) =>
          reports
            .where('orders.id', '<=', last!.id)
            .where((row) =>
              row.or([
                row('orders.id', '<', last!.id),
                row('order_items.position', '>', last!.run),
              ]),
            ),
        )
        .limit(rowsFor(query))
        .execute();
      return pageOf(rows, query, {
        placeOfRow: ({ id, position }) => ({ id, run: position }),
        entryOf: reportJson,
      });
    },

    /** A customer's report with the order's facts for its page, and the patient. */
    async one(userId: string, id: string) {
      const row = await ofCustomer(userId)
        .leftJoin('report_files', (join) =>
          join.on('report_files.report_id', '=', id).on('report_files.state', '=', 'released'),
        )
        .select([
          'orders.number',
          'orders.collected_at',
          'orders.starts_at',
          'report_values.correction as values_correction',
          'report_values.released_at as values_at',
          'report_files.correction as file_correction',
          'report_files.decided_at as file_at',
        ])
        .select((row) => row.fn.coalesce('order_items.patient_id', 'orders.patient_id').as('who'))
        .where((row) =>
          row.or([
            row('order_items.id', '=', id),
            row.and([row('orders.id', '=', id), row('order_items.id', 'is', null)]),
          ]),
        )
        .executeTakeFirst();
      if (!row) return undefined;
      const { patient } = row.item ?? row.booked;
      return {
        report: reportJson(row),
        patient,
        labName: row.booked.lab.name,
        orderNumber: row.number,
        collectedAt: row.collected_at?.toISOString() ?? null,
        ...lastCorrection(row),
        who: row.who,
        takenAt: row.collected_at ?? row.starts_at,
      };
    },

    /** A customer's newest report since a moment. */
    async newestSince(userId: string, since: Date): Promise<ReportJson | null> {
      const row = await ofCustomer(userId)
        .where(readyAt, '>=', since)
        .orderBy(readyAt, 'desc')
        .orderBy('order_items.position')
        .limit(1)
        .executeTakeFirst();
      return row ? reportJson(row) : null;
    },

    /** The file of an order's or item's report, if it is within reach. */
    async fileOf(
      id: string,
      reach: OrderReach,
    ): Promise<
      { file: string; orderId: string; testName: string; patientName: string } | undefined
    > {
      const reached = () =>
        db
          .selectFrom('orders')
          .where((order) =>
            typeof reach === 'string' ? order('user_id', '=', reach) : orderIsInScope(reach),
          );
      return reached()
        .select(['orders.report_file as file', 'orders.id as orderId'])
        .select(names('orders'))
        .where('orders.id', '=', id)
        .where('orders.report_file', 'is not', null)
        .unionAll(
          reached()
            .innerJoin('order_items', 'order_items.order_id', 'orders.id')
            .select(['order_items.report_file as file', 'orders.id as orderId'])
            .select(names('order_items'))
            .where('order_items.id', '=', id)
            .where('order_items.report_file', 'is not', null),
        )
        .$narrowType<{ file: string }>()
        .executeTakeFirst();
    },
  };
}
