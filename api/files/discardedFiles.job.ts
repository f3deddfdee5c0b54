import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';
import {
  createDiscardedFilesRepository,
  discardedFilesTopic,
} from './discardedFiles.repository.ts';

/** Removes the files that are due, and tries again while the store is away. */
export const discardedFilesJob = ({ db, clock, files }: Deps): Job => ({
  name: 'remove discarded files',
  everyMs: 60_000,
  runOnTopic: discardedFilesTopic,
  async run() {
    const discarded = createDiscardedFilesRepository(db);
    for (const key of await discarded.due(clock())) {
      await files.remove(key);
      await discarded.forget(key);
    }
  },
});
