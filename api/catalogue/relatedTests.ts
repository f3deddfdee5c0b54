import type { ChangeFeed } from '../deps.ts';
import type { MessageLanguage } from '../messages/language.ts';
import { offersTopic } from '../offers/offers.repository.ts';
import type { LabTestJson } from './catalogue.contract.ts';
import { catalogueTopic } from './catalogueChanges.repository.ts';
import { createRelatedTests } from './relatedTests.rules.ts';

type Find = (text: string, language: MessageLanguage) => LabTestJson[];

/**
 * Milliseconds after which the catalogue is read again, in case a change notification was missed.
 */
const longestLife = 60_000;

/** Finds related tests in the catalogue, which is read once for each of its versions. */
export function createRelatedTestsFinder(load: () => Promise<LabTestJson[]>, changes: ChangeFeed) {
  let current: { find: Promise<Find>; readAt: number } | undefined;
  const purge = () => {
    current = undefined;
  };
  const unsubscribes = [catalogueTopic, offersTopic].map((topic) =>
    changes.subscribe(topic, purge),
  );
  const read = (): Promise<Find> => {
    if (current && performance.now() - current.readAt < longestLife) return current.find;
    const fresh = { find: load().then(createRelatedTests), readAt: performance.now() };
    current = fresh;
    fresh.find.catch(() => {
      if (current === fresh) purge();
    });
    return fresh.find;
  };
  return {
    find: async (text: string, language: MessageLanguage): Promise<LabTestJson[]> =>
      (await read())(text, language),
    /** Drops the cache; the process that made the change need not wait for its own notification. */
    purge,
    close: () => unsubscribes.forEach((unsubscribe) => unsubscribe()),
  };
}
