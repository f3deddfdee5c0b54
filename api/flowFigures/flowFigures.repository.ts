import { sql } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import type { FlowFigureTables } from './flowFigures.tables.ts';

type Sum = Omit<FlowFigureTables['flow_figures'], 'day'>;

/** Beyond this a day's sum does not grow: what is counted by anybody must not overflow. */
const most = 2_000_000_000;

/** Sums of what happened in the flows. */
export function createFlowFigureRepository(db: Db | Trx) {
  return {
    /** Adds to a day's sums; each kind of step comes once. */
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

    /** The sums over all days from the first to the last, by flow and state. */
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

    /** Forgets the days before one. */
    async forgetBefore(day: string): Promise<void> {
      await db.deleteFrom('flow_figures').where('day', '<', day).execute();
    },
  };
}
