import type { Static } from 'typebox';
import type { Deps } from '../deps.ts';
import type { MessageLanguage } from '../messages/language.ts';
import { conflict, notFound } from '../refusal.ts';
import { indianDate } from '../slots/times.ts';
import { reachedBy } from './contacts.ts';
import { createReminderRepository } from './reminders.repository.ts';
import type { RepeatRequest } from './repeats.contract.ts';
import { createRepeatRepository } from './repeats.repository.ts';
import { countedFromFor, dueOn, lookOn } from './repeats.rules.ts';
import { findTaken } from './testsTaken.repository.ts';

/**
 * Sets or changes a reminder. Throws 404 for an unknown patient or test, 409 if the patient never had
 * the test or no contact is verified.
 */
export async function setRepeat(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { patient, test, months }: Static<typeof RepeatRequest>,
  language: MessageLanguage,
) {
  const found = await findTaken(db, userId, patient, test);
  if (!found.isPatient) throw notFound('PATIENT_NOT_FOUND');
  if (!found.isOffered) throw notFound('TEST_NOT_FOUND');
  if (found.lastVisit === null) throw conflict('REPEAT_NEVER_TAKEN');
  if (reachedBy(await createReminderRepository(db).contacts(userId)).length === 0)
    throw conflict('REPEAT_UNREACHABLE');
  const { lastVisit } = found;
  const now = clock();
  const today = indianDate(now);
  const countedFrom = countedFromFor(months, lastVisit, today);
  const due = dueOn({ months, countedFrom, lastVisit }, today);
  const repeats = createRepeatRepository(db);
  const id = await repeats.set({
    user_id: userId,
    patient_id: patient,
    test_id: test,
    months,
    counted_from: countedFrom,
    look_on: lookOn(due, lastVisit, today),
    language,
    consented_at: now,
  });
  const [row] = await repeats.list(userId, { id });
  if (!row) throw notFound('REPEAT_NOT_FOUND');
  return row;
}
