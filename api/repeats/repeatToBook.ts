import type { Db } from '../db/database.ts';
import type { SetRepeatJson } from './repeats.contract.ts';
import { setJson } from './repeatsJson.ts';
import { createRepeatRepository } from './repeats.repository.ts';
import type { ReadRepeat } from './repeats.repository.ts';

/**
 * The customer's chosen reminder, or else the one that has been due longest; undefined if there is
 * none.
 */
export async function repeatToBook(
  db: Db,
  userId: string,
  chosen: string | undefined,
  today: string,
): Promise<(ReadRepeat & { set: SetRepeatJson }) | undefined> {
  const rows = await createRepeatRepository(db).list(userId, {});
  const offered = rows.flatMap((row) => {
    const set = row.active ? setJson(row, today) : null;
    return set ? [{ ...row, set }] : [];
  });
  const due = offered
    .filter(({ set }) => set.due)
    .toSorted((one, other) => (one.set.dueOn < other.set.dueOn ? -1 : 1));
  return offered.find(({ id }) => id === chosen) ?? due[0];
}
