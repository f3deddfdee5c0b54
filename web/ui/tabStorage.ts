import { safely } from './safely.ts';

const prefix = 'assay.tab.';

/** The value that this tab stored under a name, as unknown JSON; undefined if there is none. */
export function readTab(name: string): unknown {
  return safely(() => JSON.parse(sessionStorage.getItem(prefix + name) ?? '') as unknown);
}

/** Stores a value until the tab is closed; it survives reloads. Null removes it. */
export function writeTab(name: string, value: unknown): void {
  safely(() =>
    value === null
      ? sessionStorage.removeItem(prefix + name)
      : sessionStorage.setItem(prefix + name, JSON.stringify(value)),
  );
}

/** Removes everything that this tab stored. */
export function clearTab(): void {
  safely(() => {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(prefix));
    for (const name of names) sessionStorage.removeItem(name);
  });
}
