import type { KyselyConfig } from 'kysely';
import type { Tracing } from '../../server/shared/tracing/tracing.ts';
import { isDatabaseError } from './databaseErrors.ts';

/** The query layer's option that reports each query; without a listener it costs nothing. */
export const logQueries = (queried: Tracing['queried'] | undefined): Pick<KyselyConfig, 'log'> =>
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
