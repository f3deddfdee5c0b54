import type { Visit, VisitActInput, VisitActKind, VisitDay } from '../generated/schema.ts';
import type { Message } from '../notices.ts';
import { isLabel, labelOf, labelTwice } from '../order/sampleLabel.ts';
import { sampleIdTwice, technicianDayNotice } from './technicianDay.notices.ts';
import type { Outbox, OutboxChange, RefusedAct } from './technicianDay.types.ts';

/** The unsent acts of a visit, in order. */
export const waitingActs = (outbox: Outbox, visitId: string): VisitActInput[] =>
  outbox.acts.filter((act) => act.visitId === visitId);

/** The acts still possible for a visit once the unsent ones have been sent. */
export function actsLeft(visit: Visit, outbox: Outbox): VisitActKind[] {
  const waiting = waitingActs(outbox, visit.id).map(({ act }) => act);
  if (waiting.some((act) => act !== 'DEPART')) return [];
  return visit.actions.filter((act) => !waiting.includes(act));
}

/** The visit with this id. */
export const visitOf = (day: VisitDay | undefined, id: string | null): Visit | undefined =>
  day?.visits.find((visit) => visit.id === id);

/** Refused acts of visits that are not on the list, such as those now given to somebody else. */
export const refusedElsewhere = (outbox: Outbox, day: VisitDay | undefined): RefusedAct[] =>
  outbox.refused.filter(({ act }) => !visitOf(day, act.visitId));

/** What is missing or wrong in an act as entered in the form; null if it can be sent. */
export function problemOf(act: VisitActInput, visit: Visit): Message | null {
  if (act.act === 'FAIL_VISIT') {
    if (!act.failure || !act.next) return technicianDayNotice('VISIT_FAILURE_MISSING');
    return act.failure === 'OTHER' && !act.note?.trim()
      ? technicianDayNotice('VISIT_FAILURE_NOTE_MISSING')
      : null;
  }
  if (act.act === 'DEPART') return null;
  const ids = visit.items.map((item) =>
    labelOf(act.samples?.find((sample) => sample.itemId === item.id)?.sampleId ?? ''),
  );
  if (ids.includes('')) return technicianDayNotice('SAMPLE_ID_MISSING');
  if (!ids.every(isLabel)) return technicianDayNotice('SAMPLE_ID_INVALID');
  const twice = labelTwice(ids);
  return twice === undefined ? null : sampleIdTwice(twice);
}

/** The outbox after a change. For each visit only the last refusal is kept. */
export function changedOutbox({ acts, refused }: Outbox, change: OutboxChange): Outbox {
  const without = (visitId: string) => refused.filter(({ act }) => act.visitId !== visitId);
  if ('add' in change)
    return acts.some(({ key }) => key === change.add.key)
      ? { acts, refused }
      : { acts: [...acts, change.add], refused: without(change.add.visitId) };
  if ('drop' in change) return { acts: acts.filter(({ key }) => key !== change.drop), refused };
  if ('read' in change) return { acts, refused: without(change.read) };
  const { act } = change.refuse;
  return {
    acts: acts.filter(({ key }) => key !== act.key),
    refused: [...without(act.visitId), change.refuse],
  };
}

/** The day with one visit replaced by the service's current version. */
export const withVisit = (day: VisitDay, changed: Visit): VisitDay => ({
  ...day,
  visits: day.visits.map((visit) => (visit.id === changed.id ? changed : visit)),
});
