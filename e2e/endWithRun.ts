import { rmSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Read before a product that is tested: it ends when the process that started it is gone, whatever
// ended that one. Its folder goes with it, and so at its last start.
const starter = Number(process.env.ENDS_WITH);

function isGone(): boolean {
  try {
    process.kill(starter, 0);
    return false;
  } catch {
    return true;
  }
}

// Worker threads load this file, too. When one of them ends, the product goes on and still needs its
// folder.
if (isMainThread) {
  setInterval(() => isGone() && process.exit(), 500).unref();

  process.once('exit', () => {
    if (process.env.IS_LAST_START === 'yes' || isGone())
      rmSync(process.env.DATA_DIR!, { recursive: true, force: true });
  });
}
