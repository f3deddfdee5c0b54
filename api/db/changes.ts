import { sql } from 'kysely';
import type { ChangeFeed } from '../deps.ts';
import type { Db, OpenDatabase, Trx } from './database.ts';

const CHANNEL = 'changes';
/** The id that subscribers hear after a gap: anything of the topic may have changed, so read again. */
export const ANYTHING = '*';

/** Tells of a change from inside a transaction; it is heard when and only when the transaction commits. */
export async function notifyChange(db: Db | Trx, topic: string, id: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify([topic, id])})`.execute(db);
}

/** The feed over LISTEN/NOTIFY: every process hears of every change, once, in order. */
export async function openChangeFeed({ db, listener }: OpenDatabase): Promise<ChangeFeed> {
  const subscribers = new Map<string, Set<(id: string) => void>>();
  await listener.listen(
    CHANNEL,
    (payload) => {
      const [topic, id] = JSON.parse(payload) as [string, string];
      subscribers.get(topic)?.forEach((onChange) => onChange(id));
    },
    () => subscribers.forEach((topic) => topic.forEach((onChange) => onChange(ANYTHING))),
  );
  return {
    publish: (topic, id) => notifyChange(db, topic, id),
    subscribe(topic, onChange) {
      const heard = subscribers.get(topic) ?? new Set();
      subscribers.set(topic, heard.add(onChange));
      return () => {
        heard.delete(onChange);
        if (heard.size === 0) subscribers.delete(topic);
      };
    },
  };
}
