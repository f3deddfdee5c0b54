import { useRef, useState } from 'react';
import { readTab, writeTab } from './tabStorage.ts';

/** The text typed into a form and not saved yet, by field. */
export type Typed = Record<string, string>;

const nameOf = (form: string) => `typed.${form}`;

/** The stored text of a form; undefined if nothing was typed. */
export function readTyped(form: string): Typed | undefined {
  return readTab(nameOf(form)) as Typed | undefined;
}

/** Stores the text until the tab is closed; never call it for a password or a code. */
export function writeTyped(form: string, typed: Typed): void {
  writeTab(nameOf(form), typed);
}

/** Removes the text once it was saved or cancelled. */
export function clearTyped(form: string): void {
  writeTab(nameOf(form), null);
}

/**
 * The fields of a form with controlled inputs; each change is stored for the tab (PD-47).
 * `takeUp` says what of the stored text still counts.
 */
export function useTyped<Fields extends Typed>(
  form: string,
  initial: Fields,
  isSame: (typed: Typed) => boolean = () => true,
  takeUp: (typed: Typed) => Typed = (typed) => typed,
): [Fields, (change: Partial<Fields> | ((latest: Fields) => Partial<Fields>)) => void] {
  const [fields, setFields] = useState<Fields>(() => {
    const typed = readTyped(form);
    return typed && isSame(typed) ? { ...initial, ...takeUp(typed) } : initial;
  });
  // A password manager fills in several fields before the form is rendered again.
  const latest = useRef(fields);
  const type = (change: Partial<Fields> | ((latest: Fields) => Partial<Fields>)) => {
    const changed = typeof change === 'function' ? change(latest.current) : change;
    latest.current = { ...latest.current, ...changed };
    setFields(latest.current);
    writeTyped(form, latest.current);
  };
  return [fields, type];
}
