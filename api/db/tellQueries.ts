import type { KyselyConfig } from 'kysely';
import type { Tracing } from '../../tracing/tracing.ts';
import { isDatabaseError } from './databaseErrors.ts';

/** What a query layer is made with so that somebody hears of each query; without a listener it costs nothing. */
export const tellQueries = (queried: Tracing['queried'] | undefined): Pick<KyselyConfig, 'log'> =>
  queried
    ? {
        log: (event) =>
          queried({
            sql: event.query.sql,
            milliseconds: event.queryDurationMillis,
            errorCode:
              event.level === 'error'
                ? isDatabaseError(event.error)
                  ? event.error.code
                  : 'none'
                : undefined,
          }),
      }
    : {};
