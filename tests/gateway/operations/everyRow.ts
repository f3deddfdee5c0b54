import { adminRows } from './admin.rows.ts';
import { bookingRows } from './booking.rows.ts';
import { catalogueRows } from './catalogue.rows.ts';
import { contentRows } from './content.rows.ts';
import { fullRows } from './full.rows.ts';
import { offerRows } from './offers.rows.ts';
import { peopleRows } from './people.rows.ts';
import type { Row } from './row.ts';
import { staffRows } from './staff.rows.ts';
import { visitRows } from './visits.rows.ts';
import { stockRows } from './stock.rows.ts';

/** The rows of every operation. */
export const everyRow: Row[] = [
  ...peopleRows,
  ...catalogueRows,
  ...bookingRows,
  ...adminRows,
  ...stockRows,
  ...offerRows,
  ...contentRows,
  ...staffRows,
  ...visitRows,
  ...fullRows,
];
