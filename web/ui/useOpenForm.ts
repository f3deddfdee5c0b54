import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { useLayer } from './layers.ts';
import { beginAtTop } from './pagePlace.ts';
import { readTab, writeTab } from './tabStorage.ts';

/** Which form is open, and how to tell its flow. */
interface OpenForm {
  /** The row's id, `new`, or null if the form is closed. */
  id: string | null;
  open: (id: string) => void;
  close: () => void;
}

/**
 * The form of a new or existing row of a list, at the top of its page. It scrolls into view when
 * opened, reopens after a reload, is closed by Back, and returns the focus to the control that
 * opened it. `form` wraps it.
 */
export function useOpenForm(
  storedAs: string,
  { id, open, close }: OpenForm,
): { form: RefObject<HTMLDivElement | null>; open: (id: string) => void } {
  const name = `open.${storedAs}`;
  const form = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const isRestored = useRef(false);
  useLayer(id !== null, close);
  const restore = useEffectEvent(() => {
    const stored = readTab(name);
    if (typeof stored === 'string') open(stored);
  });
  useEffect(() => {
    if (isRestored.current) return writeTab(name, id);
    isRestored.current = true;
    restore();
  }, [name, id]);
  const goToForm = () => {
    form.current?.focus({ preventScroll: true });
    beginAtTop();
  };
  useEffect(() => {
    if (id !== null && opener.current) goToForm();
    else if (id === null) {
      if (opener.current instanceof HTMLElement) opener.current.focus();
      opener.current = null;
    }
  }, [id]);
  return {
    form,
    open: (next) => {
      opener.current = document.activeElement;
      open(next);
      if (next === id) goToForm();
    },
  };
}
