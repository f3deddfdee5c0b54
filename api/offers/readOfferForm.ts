import type { Updateable } from 'kysely';
import { readFields, refusedFields } from '../readFields.ts';
import { readWhole } from '../readNumber.ts';
import { badRequest } from '../refusal.ts';
import { isDate } from '../slots/times.ts';
import type { OfferChanges } from './offers.contract.ts';
import type { OfferRow } from './offers.rules.ts';
import type { OfferTables } from './offers.tables.ts';
import { readLineOfText, readSigns } from '../../machines/text/typedText.ts';

const longestTitle = 100;
const mostRupees = 1_000_000;
/** Limited, because uses are counted row by row whenever an offer with a budget is applied. */
const mostUses = 100_000;

function readTitle(typed: string, field: string): string {
  const title = readLineOfText(typed);
  if (title === '') throw badRequest('FIELD_MISSING', { field });
  if (title.length > longestTitle)
    throw badRequest('FIELD_TOO_LONG', { field, most: longestTitle });
  return title;
}

function readDay(typed: string | null): string | null {
  if (!typed) return null;
  if (!isDate(typed)) throw badRequest('DATE_INVALID');
  return typed;
}

/** A new offer's code in capitals. Throws 400 if it is not a valid one. */
export function readCode(typed: string): string {
  const code = readSigns(typed).toUpperCase();
  if (!/^[A-Z0-9]{3,20}$/.test(code)) throw badRequest('OFFER_CODE_INVALID');
  return code;
}

/** The columns that an administrator's form sets. Throws 400, naming each field that is refused. */
export async function readOfferForm(
  sent: OfferChanges & { code?: string },
): Promise<Updateable<OfferTables['offers']>> {
  const whole = (field: keyof OfferChanges, most: number) => () =>
    readWhole(sent[field] as number | string | null, field, 1, most);
  const columns = {
    code: ['code', () => readCode(sent.code!)],
    title: ['title', () => readTitle(sent.title!, 'title')],
    titleHindi: ['title_hindi', () => readTitle(sent.titleHindi!, 'titleHindi')],
    percent: ['percent', whole('percent', 100)],
    rupees: ['rupees', whole('rupees', mostRupees)],
    mostRupees: ['most_rupees', whole('mostRupees', mostRupees)],
    from: ['starts_on', () => readDay(sent.from!)],
    until: ['ends_on', () => readDay(sent.until!)],
    firstOrderOnly: ['first_order', () => sent.firstOrderOnly],
    perCustomer: ['per_customer', whole('perCustomer', mostUses)],
    budgetUses: ['budget_uses', whole('budgetUses', mostUses)],
    budgetRupees: ['budget_rupees', whole('budgetRupees', 1000 * mostRupees)],
    paused: ['paused', () => sent.paused],
  } as const satisfies Record<
    Exclude<keyof OfferChanges, 'version'> | 'code',
    readonly [keyof OfferTables['offers'], () => unknown]
  >;
  const given = (Object.keys(columns) as (keyof typeof columns)[]).filter(
    (field) => sent[field] !== undefined,
  );
  const read = await readFields(
    Object.fromEntries(given.map((field) => [field, columns[field][1]])),
  );
  return Object.fromEntries(given.map((field) => [columns[field][0], read[field]]));
}

/** Refuses an offer whose fields do not go together; 400. */
export function requireWholeOffer(
  offer: Pick<OfferRow, 'percent' | 'rupees' | 'starts_on' | 'ends_on'>,
): void {
  const unclear = badRequest('OFFER_WORTH_UNCLEAR');
  if ((offer.percent === null) === (offer.rupees === null))
    throw refusedFields([
      ['percent', unclear],
      ['rupees', unclear],
    ]);
  if (offer.starts_on !== null && offer.ends_on !== null && offer.ends_on < offer.starts_on)
    throw refusedFields([['until', badRequest('OFFER_DAYS_REVERSED')]]);
}
