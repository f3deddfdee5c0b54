import type { Browser, BrowserContext } from '@playwright/test';

// For `npm run mutants`: StrykerJS compiled changes of the code into the pages; one of them is
// switched on, or those that a test runs are noted.
const active = process.env.__STRYKER_ACTIVE_MUTANT__;

/** The clause of docs/specification.md whose change is switched on (`--clauses`). */
const clause = process.env.ASSAY_CLAUSE;

/** Where each test writes the changes that its pages ran; unset outside of `npm run mutants`. */
export const reachedFolder = process.env.MUTANTS_REACHED;

const reached = new Set<string>();

/** The changes that pages ran since it was asked before. */
export function takeReached(): string[] {
  const ids = [...reached];
  reached.clear();
  return ids;
}

/** Prepares every context that the browser opens. */
export function withMutants(browser: Browser): Browser {
  const isUnchanged = active === undefined && reachedFolder === undefined;
  if (isUnchanged && clause === undefined) return browser;
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    if (clause !== undefined)
      await context.addInitScript((id) => {
        window.assayClause = id;
      }, clause);
    return isUnchanged ? context : prepared(context);
  };
  return browser;
}

async function prepared(context: BrowserContext): Promise<BrowserContext> {
  await context.exposeBinding('assayMutantReached', (_, id: string) => void reached.add(id));
  await context.addInitScript((activeMutant) => {
    const noted = new Proxy<Record<string, number>>(
      {},
      {
        set(counts, id: string, count: number) {
          if (!(id in counts)) window.assayMutantReached(id);
          counts[id] = count;
          return true;
        },
      },
    );
    window.__stryker__ = { activeMutant, mutantCoverage: { static: noted, perTest: {} } };
  }, active);
  return context;
}

declare global {
  interface Window {
    assayClause: string;
    assayMutantReached: (id: string) => void;
    __stryker__: unknown;
  }
}
