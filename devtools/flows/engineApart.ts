import ELK from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import type { Engine } from '../drawing/layout.ts';

let worker: Engine | undefined;
/** What was laid out, by everything that it was laid out from. */
const laid = new Map<string, ReturnType<Engine['layout']>>();

/**
 * Lays out charts in a worker, so that the page stays responsive. A large one takes seconds, and a
 * step back wants what was drawn a moment ago.
 */
export const engineApart: Engine = {
  layout: (graph, options) => {
    const key = JSON.stringify([graph, options]);
    const known = laid.get(key);
    if (known) return known;
    worker ??= new ELK({ workerFactory: () => new Worker(workerUrl) });
    const layout = worker.layout(graph, options);
    laid.set(key, layout);
    layout.catch(() => laid.delete(key));
    return layout;
  },
};
