import ELK from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import type { Engine } from '../drawing/layout.ts';

let worker: Engine | undefined;

/** Lays charts out in a thread of its own, so that the page goes on meanwhile. */
export const engineApart: Engine = {
  layout: (graph, options) => {
    worker ??= new ELK({ workerFactory: () => new Worker(workerUrl) });
    return worker.layout(graph, options);
  },
};
