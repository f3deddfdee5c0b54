import pg from 'pg';

const INT8 = 20;
const DATE = 1082;
/** Makes both databases return counts as numbers and dates as strings. */
const parsers: Record<number, (text: string) => unknown> = {
  [INT8]: Number,
  [DATE]: (text) => text,
};

/** In PGlite's format. */
export const embeddedParsers = parsers;

/** In pg's format. */
export const serverTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
};
