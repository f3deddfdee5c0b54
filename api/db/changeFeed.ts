import { sql } from 'kysely';
import type { ChangeFeed } from '../deps.ts';
import type { Db, OpenDatabase, Trx } from './database.ts';

const CHANNEL = 'changes';
/**
 * The id that subscribers get after a gap: anything of the topic may have changed, so they must
 * read again.
 */
export const ANYTHING = '*';

/**
 * Selected by a statement in order to publish a change along with what it writes; subscribers are
 * notified if and when the transaction commits.
 */
export const changePublished = <Name extends string = 'published'>(
  topic: string,
  id: string,
  name = 'published' as Name,
) => sql`pg_notify(${CHANNEL}, ${JSON.stringify([topic, id])})`.as(name);

/** Publishes a change in a statement of its own. */
export async function notifyChange(db: Db | Trx, topic: string, id: string): Promise<void> {
  await db.selectNoFrom(changePublished(topic, id)).execute();
}

/** The feed over LISTEN/NOTIFY: every process gets every change, once and in order. */
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
      const ofTopic = subscribers.get(topic) ?? new Set();
      subscribers.set(topic, ofTopic.add(onChange));
      return () => {
        ofTopic.delete(onChange);
        if (ofTopic.size === 0) subscribers.delete(topic);
      };
    },
  };
}
