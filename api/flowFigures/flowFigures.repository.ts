import { sql } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import type { FlowFigureTables } from './flowFigures.tables.ts';

type Sum = Omit<FlowFigureTables['flow_figures'], 'day'>;

/** A day's sum stops growing here, as anybody can add to it and it must not overflow. */
const most = 2_000_000_000;

/** Counts of events in the flows. */
export function createFlowFigureRepository(db: Db | Trx) {
  return {
    /** Adds to a day's sums; each kind of step may occur only once in `sums`. */
    async add(day: string, sums: readonly Sum[]): Promise<void> {
      await db
        .insertInto('flow_figures')
        .values(sums.map((sum) => ({ day, ...sum })))
        .onConflict((on) =>
          on.columns(['day', 'flow', 'state', 'next', 'bucket']).doUpdateSet({
            count: sql<number>`least(flow_figures.count::bigint + excluded.count, ${most})`,
          }),
        )
        .execute();
    },

    /** The sums from the first to the last day, by flow and state. */
    async between(first: string, last: string): Promise<Sum[]> {
      return db
        .selectFrom('flow_figures')
        .select(['flow', 'state', 'next', 'bucket'])
        .select(sql<number>`least(sum(count), ${most})::bigint`.as('count'))
        .where('day', '>=', first)
        .where('day', '<=', last)
        .groupBy(['flow', 'state', 'next', 'bucket'])
        .orderBy('flow')
        .orderBy('state')
        .orderBy('next')
        .orderBy('bucket')
        .execute();
    },

    /** Deletes the sums before a day. */
    async forgetBefore(day: string): Promise<void> {
      await db.deleteFrom('flow_figures').where('day', '<', day).execute();
    },
  };
}
