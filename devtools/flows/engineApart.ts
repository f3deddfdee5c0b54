import ELK from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import type { Engine } from '../drawing/layout.ts';

let worker: Engine | undefined;

/** Lays out charts in a worker, so that the page stays responsive. */
export const engineApart: Engine = {
  layout: (graph, options) => {
    worker ??= new ELK({ workerFactory: () => new Worker(workerUrl) });
    return worker.layout(graph, options);
  },
};
