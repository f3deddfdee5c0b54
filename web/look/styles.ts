import hash from '@emotion/hash';
import { use, useInsertionEffect } from 'react';
import type { Kind } from './kinds.ts';

/** What an element looks like: what it is, and Chakra's style properties of it. */
export interface Look {
  name: string;
  kind: Kind;
  style: Record<string, unknown>;
}

/** Makes the rules of a look (web/look/engine.ts), in the page or for it. */
type Paint = (look: Look) => void;

const inBrowser = typeof document !== 'undefined';
let paint: Paint | undefined;
const waiting: Look[] = [];
/** The looks whose rules are in the page; the server's came with it. */
let painted = new Set(
  inBrowser
    ? Array.from(
        document.getElementById('look')?.textContent.matchAll(/\.(l-\w+)/g) ?? [],
        ([, name]) => name!,
      )
    : [],
);

/** The class of a look, or undefined of a box without any. Its name tells what is in it, so that the server and the browser agree without the browser knowing Chakra. */
export function useLook(kind: Kind, style: Record<string, unknown>): string | undefined {
  const text = kind + JSON.stringify(style);
  const name = text === 'box{}' ? undefined : `l-${hash(text)}`;
  const add = () => {
    if (!name || painted.has(name)) return;
    painted.add(name);
    const look = { name, kind, style };
    if (paint) {
      paint(look);
      return;
    }
    waiting.push(look);
    // Asked for again at the next use, should it fail.
    loadEngine().catch(() => undefined);
  };
  // What a render does before its elements are there; the server has no such moment.
  useInsertionEffect(add, [name]);
  if (!inBrowser) add();
  return name;
}

let loading: Promise<void> | undefined;

/**
 * Fetches what makes rules of style properties: Chakra. Of a page that came whole the server made them, and the first press need not wait for this;
 * any look that the server did not show gets its rules when it is here. A fetch that failed is tried again at the next use.
 */
export function loadEngine(): Promise<void> {
  loading ??= import('./engine.ts').then(
    ({ rulesOf, globalRules }) => {
      // While developing, pages do not come from the server.
      if (!document.getElementById('look')) globalRules();
      paint = rulesOf;
      for (const look of waiting.splice(0)) paint(look);
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Waits for it while rendering; what was shown before stays meanwhile. */
export function needEngine(): void {
  if (!paint) use(loadEngine());
}

/** What `render` shows, and the rules of the looks in it; nothing may wait in between. For the server. */
export function collectLooks<Shown>(
  ruleOf: (look: Look) => string,
  render: () => Shown,
): { shown: Shown; rules: string } {
  let rules = '';
  painted = new Set();
  paint = (look) => void (rules += ruleOf(look));
  return { shown: render(), rules };
}
