import hash from '@emotion/hash';
import { useInsertionEffect } from 'react';
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
let painted = new Set(inBrowser ? Array.from(document.getElementById('look')?.textContent.matchAll(/\.(l-\w+)/g) ?? [], ([, name]) => name!) : []);

/** The class of a look. Its name tells what is in it, so that the server and the browser agree without the browser knowing Chakra. */
export function useLook(kind: Kind, style: Record<string, unknown>): string {
  const name = `l-${hash(kind + JSON.stringify(style))}`;
  const add = () => {
    if (painted.has(name)) return;
    painted.add(name);
    const look = { name, kind, style };
    if (paint) paint(look);
    else waiting.push(look);
  };
  // What a render does before its elements are there; the server has no such moment.
  useInsertionEffect(add, [name]);
  if (!inBrowser) add();
  return name;
}

/** From now on looks get their rules at once; those that waited get them now. */
export function paintWith(painter: Paint): void {
  paint = painter;
  for (const look of waiting.splice(0)) painter(look);
}

/** What `render` shows, and the rules of the looks in it; nothing may wait in between. For the server. */
export function collectLooks<Shown>(ruleOf: (look: Look) => string, render: () => Shown): { shown: Shown; rules: string } {
  let rules = '';
  painted = new Set();
  paint = (look) => void (rules += ruleOf(look));
  return { shown: render(), rules };
}
