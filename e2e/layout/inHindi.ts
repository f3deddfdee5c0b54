import type { Locator, Page } from '@playwright/test';
import { gap, hindiOf } from './hindiOf.ts';

/** A text that is looked for, by its Hindi; itself where it has none, as a person's name. */
function inHindi(text: unknown): unknown {
  const translations = typeof text === 'string' || text instanceof RegExp ? hindiOf(text) : [];
  if (translations.length === 0) return text;
  const escaped = translations.map((words) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^(${escaped.join('|').replaceAll(gap, '.*')})$`);
}

function translated(method: PropertyKey, parameters: unknown[]): unknown[] {
  const [what, options] = parameters;
  if (method === 'getByRole' && options)
    return [what, { ...options, name: inHindi((options as { name?: unknown }).name) }];
  return ['getByLabel', 'getByText', 'getByPlaceholder'].includes(String(method))
    ? [inHindi(what), options]
    : parameters;
}

const isLocator = (value: unknown): value is Locator =>
  typeof value === 'object' && value !== null && 'getByRole' in value && 'page' in value;

/**
 * The same page or locator, in which what is looked for by the web's English words is found by its
 * Hindi ones: the same ways lead through the screens of a page that is read in Hindi.
 */
export function readInHindi<Found extends Page | Locator>(found: Found): Found {
  return new Proxy(found, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function' || key === 'constructor') return value;
      return (...parameters: unknown[]) => {
        const result: unknown = value.apply(target, translated(key, parameters));
        return isLocator(result) ? readInHindi(result) : result;
      };
    },
  });
}
