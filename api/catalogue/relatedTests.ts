import type { ChangeFeed } from '../deps.ts';
import type { MessageLanguage } from '../messages/language.ts';
import { offersTopic } from '../offers/offers.repository.ts';
import type { LabTestJson } from './catalogue.contract.ts';
import { catalogueTopic } from './catalogueChanges.repository.ts';
import { createRelatedTests } from './relatedTests.rules.ts';

type Find = (text: string, language: MessageLanguage) => LabTestJson[];

/** A missed change message must not last: the catalogue is read again after this many milliseconds. */
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
    /** Forgets what was read; the process that made the change need not wait for its message. */
    purge,
    close: () => unsubscribes.forEach((unsubscribe) => unsubscribe()),
  };
}
