import { catalogueTopic } from '../catalogue/catalogueChanges.repository.ts';
import type { Db } from '../db/database.ts';
import type { ChangeFeed } from '../deps.ts';
import { createAssistantRepository } from './assistant.repository.ts';
import type { KnownTest } from './assistant.repository.ts';
import { createNameIndex, namedInHindi } from './testNames.ts';

/** The tests and their names, for one version of the catalogue. */
interface Known {
  tests: KnownTest[];
  names: ReturnType<typeof createNameIndex<KnownTest>>;
}

/** Retrieves passages for a question; the list of tests is cached until the catalogue changes. */
export function createRetriever(db: Db, changes: ChangeFeed) {
  const repository = createAssistantRepository(db);
  let known: Promise<Known> | undefined;
  const forget = () => {
    known = undefined;
  };
  const unsubscribe = changes.subscribe(catalogueTopic, forget);
  const read = async (): Promise<Known> => {
    const tests = await repository.all();
    return { tests, names: createNameIndex(tests) };
  };
  const catalogue = (): Promise<Known> => {
    known ??= read();
    known.catch(forget);
    return known;
  };
  return {
    all: async (): Promise<KnownTest[]> => (await catalogue()).tests,
    /** The tests that the question names, either as it was asked or in English words. */
    named: async (question: string, inEnglish = question): Promise<KnownTest[]> => {
      const { names, tests } = await catalogue();
      const hindi = namedInHindi(question, tests);
      return hindi.length > 0 ? hindi : names.named(inEnglish);
    },
    tests: repository.tests,
    faq: repository.faq,
    close: unsubscribe,
  };
}
