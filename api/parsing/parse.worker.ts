import { parentPort, workerData } from 'node:worker_threads';
import { parsers } from './parsers.ts';
import type { Job } from './parsers.ts';

const { parser, input } = workerData as Job;
parentPort!.postMessage(await parsers[parser](input as never));
