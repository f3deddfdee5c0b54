import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLayer } from './layers.ts';
import { beginAtTop } from './pagePlace.ts';
import { readTab, writeTab } from './tabStorage.ts';
import { useInBrowser } from './useInBrowser.ts';

/** The form of a row of a list, or of a new one; it stands at the top of its page. */
interface OpenForm {
  /** The row's id, `new`, or null: the form is closed. */
  id: string | null;
  open: (id: string) => void;
  close: () => void;
  /** Around the form: it has the focus once it is open. */
  form: RefObject<HTMLDivElement | null>;
}

/**
 * Which row's form is open: it comes into view from wherever it was opened, is open again after a
 * reload, is closed by Back, and gives the focus back to what opened it.
 */
export function useOpenForm(storedAs: string): OpenForm {
  const name = `open.${storedAs}`;
  const stored = useInBrowser(() => (readTab(name) as string | undefined) ?? null, null);
  const [chosen, setChosen] = useState<string | null>();
  const id = chosen === undefined ? stored : chosen;
  const form = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const set = (next: string | null) => {
    writeTab(name, next);
    setChosen(next);
  };
  const close = () => set(null);
  useLayer(id !== null, close);
  useEffect(() => {
    if (id !== null && opener.current) {
      form.current?.focus({ preventScroll: true });
      beginAtTop();
    } else if (id === null) {
      if (opener.current instanceof HTMLElement) opener.current.focus();
      opener.current = null;
    }
  }, [id]);
  const open = (next: string) => {
    opener.current = document.activeElement;
    set(next);
  };
  return { id, open, close, form };
}
