import { readNote } from '../../machines/text/typedText.ts';
import { audit } from '../admin/audit.repository.ts';
import type { Deps } from '../deps.ts';
import { badRequest, conflict, notFound } from '../refusal.ts';
import type { CallOutcomeJson } from './doctorCalls.contract.ts';
import { isDue, mostMissed, mostNoAnswers } from './consultations.rules.ts';
import { createConsultationRepository } from './consultations.repository.ts';
import { notifyAboutCall } from './notifyAboutCall.ts';

/**
 * A doctor records the outcome of a call, from its start on: the customer was reached, with a note
 * for them, or nobody answered, after which the doctor tries once more before the call is over.
 */
export async function noteCall(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  id: string,
  { outcome, note }: { outcome: CallOutcomeJson; note?: string | null | undefined },
  doctorId: string,
): Promise<void> {
  const written = readNote(note ?? '');
  if (outcome === 'reached' && written === '') throw badRequest('CALL_NOTE_MISSING');
  await deps.db.transaction().execute(async (trx) => {
    const consultations = createConsultationRepository(trx);
    const call = await consultations.lock(id);
    const now = deps.clock();
    if (call?.doctor_id !== doctorId || ['cancelled', 'withdrawn'].includes(call.state))
      throw notFound('CALL_NOT_FOUND');
    if (call.state !== 'booked') throw conflict('CALL_OVER');
    if (!isDue(call.starts_at, now)) throw conflict('CALL_NOT_YET');
    await audit(trx, doctorId, 'call.noted', now, { orders: [call.order_id], detail: outcome });
    if (outcome === 'reached') {
      await consultations.end(id, 'reached', now, written);
      return notifyAboutCall(trx, deps, id, 'note', now);
    }
    await consultations.countNoAnswer(id);
    if (call.no_answers + 1 < mostNoAnswers) return notifyAboutCall(trx, deps, id, 'noAnswer', now);
    await consultations.end(id, 'missed', now);
    const calls = await consultations.ofReport(call.report_id);
    const isLast = calls.filter(({ state }) => state === 'missed').length >= mostMissed;
    await notifyAboutCall(trx, deps, id, isLast ? 'missedAgain' : 'missed', now);
  });
}
