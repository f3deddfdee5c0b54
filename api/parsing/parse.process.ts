import { parsers } from './parsers.ts';
import type { Answer, Job } from './parsers.ts';

// What stops the service is often sent to all of its processes; it waits for what is parsed.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

process.once('message', ({ parser, input }: Job) => {
  const answer = async (): Promise<Answer> => {
    try {
      return { parsed: await parsers[parser](input as never) };
    } catch (error) {
      return { failure: (error as Error).stack ?? String(error) };
    }
  };
  void answer().then((message) => process.send!(message));
});
