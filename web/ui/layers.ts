import { useEffect, useEffectEvent, useReducer } from 'react';

/** Something open over the page, or in place of a part of it. */
interface Layer {
  close(): void;
}

/** An entry of the history: the router's index of its page, and the number of layers open on it. */
interface Entry {
  page: number;
  depth: number;
}

const layers: Layer[] = [];
let here: Entry = { page: 0, depth: 0 };
let isScheduled = false;

function currentEntry(): Entry {
  const { idx = 0, layers = 0 } = (history.state ?? {}) as { idx?: number; layers?: number };
  return { page: idx, depth: layers };
}

/**
 * Each open layer has its own entry in the history, with the URL of the page, so that Back closes
 * the layer and does not leave the page: button, key, swipe and Android's Back alike. To the router
 * such an entry is the page itself. A layer that is closed in another way leaves its entry, which
 * the next layer reuses or Back skips: calling history.back() would take time in which a flow may
 * navigate.
 */
function addEntries(): void {
  isScheduled = false;
  for (let { depth } = currentEntry(); depth < layers.length; depth += 1)
    history.pushState({ ...(history.state as object), layers: depth + 1 }, '');
  here = currentEntry();
}

function onPop(): void {
  const before = here;
  here = currentEntry();
  const isSamePage = here.page === before.page;
  const left = layers.splice(isSamePage ? here.depth : 0).toReversed();
  for (const layer of left) layer.close();
  // No layer is open on this entry any more, so Back was meant to leave the page.
  if (isSamePage && here.depth < before.depth && left.length === 0) history.back();
  if (here.depth > layers.length && isSamePage && here.depth > before.depth) history.forward();
}

if (typeof window !== 'undefined') {
  here = currentEntry();
  addEventListener('popstate', onPop);
}

/**
 * Makes Back close something before it leaves the page (PD-50). `close` asks the owner, who may
 * keep it open; then the next Back asks again.
 */
export function useLayer(isOpen: boolean, close: () => void): void {
  const [round, again] = useReducer((count: number) => count + 1, 0);
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const layer = {
      close() {
        onClose();
        again();
      },
    };
    layers.push(layer);
    // Deferred, so that a layer that opens as another closes can reuse its entry.
    if (!isScheduled) setTimeout(addEntries);
    isScheduled = true;
    return () => {
      const at = layers.indexOf(layer);
      if (at >= 0) layers.splice(at, 1);
    };
  }, [isOpen, round]);
}
