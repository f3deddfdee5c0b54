import { setImmediate as everyoneHeard } from 'node:timers/promises';

/**
 * Lets calls that ask for the same at the same time share one answer. It begins after the last of them came in, so nobody
 * gets what was true before they asked; who comes while it is being made waits for the next. However many ask, one answer
 * is being made and one is waited for.
 */
export function createSharedAnswers<Answer>() {
  const waitedFor = new Map<string, Promise<Answer>>();
  const beingMade = new Map<string, Promise<Answer>>();

  return (key: string, make: () => Promise<Answer>): Promise<Answer> => {
    const known = waitedFor.get(key);
    if (known) return known;
    const begin = async () => {
      await beingMade.get(key)?.catch(() => undefined);
      // The embedded database lets nothing else happen while it works: calls that came in meanwhile are heard only now.
      await everyoneHeard();
      waitedFor.delete(key);
      const made = make();
      beingMade.set(key, made);
      try {
        return await made;
      } finally {
        beingMade.delete(key);
      }
    };
    const answer = begin();
    waitedFor.set(key, answer);
    return answer;
  };
}
