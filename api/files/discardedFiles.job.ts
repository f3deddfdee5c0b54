import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';
import {
  createDiscardedFilesRepository,
  discardedFilesTopic,
} from './discardedFiles.repository.ts';

/** Removes discarded files that are due; tries again later if the store is unavailable. */
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
