import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '../../../api/db/database.ts';
import { openFolder } from '../../../api/db/folder.ts';
import { migrate } from '../../../api/db/migrate.ts';
import { openServer } from '../../../api/db/server.ts';
import { violationsAfterwards } from './afterwards.ts';
import { brokenPromises, loadUntilGone, setStage } from './powerCut.ts';
import { startServer } from './serverProcess.ts';
import { openTestDatabase } from './testDatabase.ts';

/** A database that a server process can be started on, and that we open while none is. */
async function place(): Promise<{
  environment: Record<string, string>;
  open(): Promise<OpenDatabase>;
  end(): Promise<void>;
}> {
  const database = await openTestDatabase();
  const { url } = database;
  if (url)
    return {
      environment: { DATABASE_URL: url },
      open: async () => openServer(url, () => {}),
      end: () => database.close(),
    };
  await database.close();
  const dataDir = await mkdtemp(join(tmpdir(), 'assay-kill-'));
  return {
    environment: { DATA_DIR: dataDir },
    open: () => openFolder(dataDir),
    end: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/**
 * Kills the server at random moments under load (after 20 to `most` answers), restarts it, and
 * counts what was promised, what was broken, and what is wrong in the end.
 */
export async function killRounds(rounds: number, most: number) {
  const { environment, open, end } = await place();
  const before = await open();
  await migrate(before);
  const stage = await setStage(before.db);
  await before.close();

  const broken: string[] = [];
  let answers = 0;
  let promised = 0;
  let server = await startServer(environment);
  for (let round = 0; round < rounds; round += 1) {
    const acknowledged = await loadUntilGone(
      server,
      stage,
      20 + Math.floor(Math.random() * (most - 20)),
    );
    server = await startServer(environment);
    broken.push(...(await brokenPromises(server, acknowledged)));
    answers += acknowledged.answers;
    promised += acknowledged.orders.size;
  }
  await server.stop();

  const after = await open();
  const counted = await violationsAfterwards(after);
  await after.close();
  await end();
  return { ...counted, answers, promised, broken };
}
