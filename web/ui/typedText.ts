import { useRef, useState } from 'react';
import { readTab, writeTab } from './tabStorage.ts';

/** What is typed into a form and not saved yet, by field. */
export type Typed = Record<string, string>;

const nameOf = (form: string) => `typed.${form}`;

/** What this tab stored of a form; undefined where nothing was typed. */
export function readTyped(form: string): Typed | undefined {
  return readTab(nameOf(form)) as Typed | undefined;
}

/** Stores it for as long as the tab is open; never a password or a code. */
export function writeTyped(form: string, typed: Typed): void {
  writeTab(nameOf(form), typed);
}

/** It was saved or cancelled. */
export function clearTyped(form: string): void {
  writeTab(nameOf(form), null);
}

/** The fields of a form whose views hold them; each change is stored for the tab (PD-47). */
export function useTyped<Fields extends Typed>(
  form: string,
  initial: Fields,
  isSame: (typed: Typed) => boolean = () => true,
): [Fields, (change: Partial<Fields> | ((latest: Fields) => Partial<Fields>)) => void] {
  const [fields, setFields] = useState<Fields>(() => {
    const typed = readTyped(form);
    return typed && isSame(typed) ? { ...initial, ...typed } : initial;
  });
  // A password manager fills several fields in before the form is rendered again.
  const latest = useRef(fields);
  const type = (change: Partial<Fields> | ((latest: Fields) => Partial<Fields>)) => {
    const changed = typeof change === 'function' ? change(latest.current) : change;
    latest.current = { ...latest.current, ...changed };
    setFields(latest.current);
    writeTyped(form, latest.current);
  };
  return [fields, type];
}
