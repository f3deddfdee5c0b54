import { readNote } from '../../machines/text/typedText.ts';
import type { Deps } from '../deps.ts';
import { conflict } from '../refusal.ts';
import { recordOrderChange } from './orderChanges.repository.ts';
import type { RatingRequest } from './orderRequests.contract.ts';
import { storeRating } from './ratings.repository.ts';
import { isRateable } from './rating.rules.ts';
import { withOrder } from './withOrder.ts';

/** A customer rates a visit that is over, once; 404 for somebody else's. */
export async function rateVisit(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  userId: string,
  { stars, comment }: RatingRequest,
): Promise<void> {
  await withOrder(db, id, userId, async (trx, { order }) => {
    const now = clock();
    if (!isRateable({ ...order, rating: null })) throw conflict('RATING_TOO_EARLY');
    const said = readNote(comment ?? '') || null;
    if (!(await storeRating(trx, id, { stars, comment: said, now })))
      throw conflict('RATED_ALREADY');
    const event = { type: 'visit.rated', actor: 'customer', note: `${stars}/5`, now };
    await recordOrderChange(trx, id, {}, event);
  });
}
