import pg from 'pg';

const INT8 = 20;
const DATE = 1082;
/** Both databases give counts as numbers and days as the texts they are. */
const parsers: Record<number, (text: string) => unknown> = {
  [INT8]: Number,
  [DATE]: (text) => text,
};

/** As PGlite takes them. */
export const embeddedParsers = parsers;

/** As pg takes them. */
export const serverTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
};
