import { parsers } from './parsers.ts';
import type { Answer, Job } from './parsers.ts';

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
