import { adminCallsCopy } from '../../copy/adminCalls.ts';
import { adminCopy } from '../../copy/admin.ts';
import { adminContentCopy } from '../../copy/adminContent.ts';
import { adminImportCopy } from '../../copy/adminImport.ts';
import { adminOffersCopy } from '../../copy/adminOffers.ts';
import { adminDayCopy } from '../../copy/adminDay.ts';
import { adminStaffCopy } from '../../copy/adminStaff.ts';
import { ordersCopy } from '../../copy/orders.ts';
import { datedDay } from '../../ui/days.ts';
import { formatRupees } from '../../ui/Price.tsx';

const copy = adminStaffCopy.audit;
type NameOf = (id: string) => string;
const acts: Readonly<Record<string, string>> = copy.acts;

/** An action in words; one that is newer than this page is shown as stored. */
export const actWords = (action: string): string => acts[action] ?? action;

/** The words for stages and roles, as they occur in details. */
const known: Readonly<Record<string, () => string>> = {
  reschedule: () => adminDayCopy.card.move,
  nobodyThere: () => adminDayCopy.failures.NOBODY_THERE,
  notFasting: () => adminDayCopy.failures.NOT_FASTING,
  refused: () => adminDayCopy.failures.REFUSED,
  other: () => adminDayCopy.failures.OTHER,
  newTime: () => adminDayCopy.next.NEW_TIME,
  owner: () => adminCopy.roles.OWNER.name,
  operations: () => adminCopy.roles.OPERATIONS.name,
  lab: () => adminCopy.roles.LAB.name,
  technician: () => adminCopy.roles.TECHNICIAN.name,
  placed: () => ordersCopy.stages.placed.title,
  assigned: () => ordersCopy.stages.assigned.title,
  collection: () => ordersCopy.stages.collection.title,
  examining: () => ordersCopy.stages.examining.title,
  completed: () => ordersCopy.stages.completed.title,
  faq: () => adminContentCopy.kinds.FAQ,
  testimonials: () => adminContentCopy.kinds.TESTIMONIALS,
  banner: () => adminContentCopy.kinds.BANNER,
  terms: () => adminContentCopy.kinds.TERMS,
  privacy: () => adminContentCopy.kinds.PRIVACY,
  cancelled: () => adminCopy.orders.cancelled,
  reached: () => adminCallsCopy.done.REACHED,
  noAnswer: () => adminCallsCopy.noAnswer,
};

/**
 * The words for a step of an order, which has another name in GraphQL: `rejectSample` is
 * `REJECT_SAMPLE`.
 */
const stepWords = (word: string): string | undefined =>
  (adminCopy.actions as Readonly<Record<string, string>>)[
    word.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
  ];

const wordsOf = (word: string): string => {
  if (Object.hasOwn(known, word)) return known[word]!();
  return stepWords(word) ?? (Object.hasOwn(acts, word) ? acts[word]! : word);
};

/** The stored form of an import: what it did, and the affected tests. */
const imported = /^added (\d+), changed (\d+), prices (\d+):(.*)$/;
const importWords = ([added, changed, prices, tests]: string[], nameOf: NameOf): string => {
  const { counts } = adminImportCopy;
  return [
    `${counts.added}: ${added}`,
    `${counts.changed}: ${changed}`,
    `${counts.prices}: ${prices}`,
    ...tests!.trim().split(' ').filter(Boolean).map(nameOf),
  ].join(', ');
};

/** The stored form of changed prices: the lab, the first day, and each test with its price before and after. */
const priced = /^(\S+) (now|\d{4}-\d{2}-\d{2})((?: \S+ [\d-]+>[\d-]+)*)$/;
const price = (stored: string) => (stored === '-' ? copy.none : formatRupees(Number(stored)));
const priceWords = ([lab, from, changes]: string[], nameOf: NameOf): string =>
  [
    nameOf(lab!),
    from === 'now' ? copy.atOnce : copy.from(datedDay(from!)),
    ...[...changes!.matchAll(/ (\S+) ([\d-]+)>([\d-]+)/g)].map(
      ([, test, before, after]) => `${nameOf(test!)} ${price(before!)} → ${price(after!)}`,
    ),
  ].join(', ');

/** The stored form of an offer: its code, unless it is new, and the columns that were set. */
const offered = /^(?:(\S+) )?(\{.*\})$/s;
const offerLabels: Readonly<Record<string, () => string>> = {
  code: () => adminOffersCopy.code,
  title: () => adminOffersCopy.name,
  title_hindi: () => adminOffersCopy.nameHindi,
  percent: () => adminOffersCopy.percent,
  rupees: () => adminOffersCopy.rupees,
  most_rupees: () => adminOffersCopy.mostRupees,
  starts_on: () => adminOffersCopy.from,
  ends_on: () => adminOffersCopy.until,
  first_order: () => adminOffersCopy.firstOrderOnly,
  per_customer: () => adminOffersCopy.perCustomer,
  budget_uses: () => adminOffersCopy.budgetUses,
  budget_rupees: () => adminOffersCopy.budgetRupees,
  paused: () => adminOffersCopy.paused,
};
type OfferValue = string | number | boolean | null;
const offerValue = (value: OfferValue): string => {
  if (typeof value === 'boolean') return value ? copy.yes : copy.no;
  return value === null || value === '' ? copy.none : String(value);
};
const offerWords = ([code, columns]: string[]): string =>
  [
    ...(code ? [code] : []),
    ...Object.entries(JSON.parse(columns!) as Record<string, OfferValue>)
      .filter(([, value]) => code ?? value)
      .map(([column, value]) => `${offerLabels[column]?.() ?? column}: ${offerValue(value)}`),
  ].join(', ');

/**
 * The details of an action in words, with the names of those that they mention by id. For a search there are none,
 * as the typed text is not stored.
 */
export function detailWords(
  detail: string,
  subjects: readonly { id: string; name: string }[],
): string {
  const nameOf: NameOf = (id) => subjects.find((subject) => subject.id === id)?.name ?? id;
  const ofImport = imported.exec(detail);
  if (ofImport) return importWords(ofImport.slice(1), nameOf);
  const ofPrices = priced.exec(detail);
  if (ofPrices) return priceWords(ofPrices.slice(1), nameOf);
  const ofOffer = offered.exec(detail);
  if (ofOffer) return offerWords(ofOffer.slice(1));
  return detail
    .split(' ')
    .map((word) => (word.startsWith('search:') ? copy.searched : wordsOf(nameOf(word))))
    .join(', ');
}
