import { parentPort, workerData } from 'node:worker_threads';
import { setTimeout as wait } from 'node:timers/promises';

/** Asks /healthz again and again, beside whoever keeps this process busy; says how long each took. */
const waits: number[] = [];
let isOver = false;
parentPort!.once('message', () => {
  isOver = true;
});
while (!isOver) {
  const began = performance.now();
  await (await fetch(`${(workerData as { address: string }).address}/healthz`)).text();
  waits.push(performance.now() - began);
  await wait(20);
}
parentPort!.postMessage(waits.toSorted((a, b) => a - b));
