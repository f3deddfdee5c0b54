import { adminCallsCopy } from '../../copy/adminCalls.ts';
import { adminCopy } from '../../copy/admin.ts';
import { adminContentCopy } from '../../copy/adminContent.ts';
import { adminImportCopy } from '../../copy/adminImport.ts';
import { adminDayCopy } from '../../copy/adminDay.ts';
import { adminStaffCopy } from '../../copy/adminStaff.ts';
import { ordersCopy } from '../../copy/orders.ts';

const copy = adminStaffCopy.audit;
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
const importWords = ([added, changed, prices, tests]: string[]): string => {
  const { counts } = adminImportCopy;
  return [
    `${counts.added}: ${added}`,
    `${counts.changed}: ${changed}`,
    `${counts.prices}: ${prices}`,
    ...tests!.trim().split(' ').filter(Boolean),
  ].join(', ');
};

/**
 * The details of an action in words. For a search there are none, as the typed text is not stored.
 */
export function detailWords(detail: string): string {
  const counted = imported.exec(detail);
  if (counted) return importWords(counted.slice(1));
  // A new or changed offer is stored as JSON, which must not be split at its spaces.
  if (detail.includes('{')) return detail;
  return detail
    .split(' ')
    .map((word) => (word.startsWith('search:') ? copy.searched : wordsOf(word)))
    .join(', ');
}
