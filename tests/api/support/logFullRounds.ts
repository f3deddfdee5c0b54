import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { openFolder } from '../../../api/db/folder.ts';
import { violationsAfterwards } from './afterwards.ts';
import { brokenPromises, loadUntilGone, setStage } from './powerCut.ts';
import type { Stage } from './powerCut.ts';
import { startServer } from './serverProcess.ts';
import { migratedSnapshot } from './snapshot.ts';

const MB = 1024 * 1024;

/** The embedded database in a folder, with people and slots. */
async function makeStage(dataDir: string): Promise<Stage> {
  await (
    await PGlite.create(join(dataDir, 'db'), {
      loadDataDir: await openAsBlob(await migratedSnapshot()),
    })
  ).close();
  const database = await openFolder(dataDir);
  const stage = await setStage(database.db);
  await database.close();
  return stage;
}

/**
 * How far the file of the log is written; a file that is nearly full gives way to a new one, which
 * starting makes anyhow.
 */
async function endOfLog(dataDir: string): Promise<number> {
  const { db, close } = await openFolder(dataDir);
  const offset = async () =>
    (
      await sql<{
        offset: number;
      }>`select file_offset as offset from pg_walfile_name_offset(pg_current_wal_insert_lsn())`.execute(
        db,
      )
    ).rows[0]!.offset;
  if ((await offset()) > 10 * MB) await sql`select pg_switch_wal()`.execute(db);
  const end = await offset();
  await close();
  return end;
}

/**
 * Customers book, pay and cancel at an embedded database whose log may grow by `room` bytes only,
 * until the process ends
 * by itself; then it is started with room again. Answers how it ended each time, what was promised
 * and broken, and what
 * is wrong in the end.
 */
export async function logFullRounds(rounds: number, room: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'assay-full-'));
  const stage = await makeStage(dataDir);
  const endings = new Set<string>();
  const broken: string[] = [];
  let promised = 0;
  for (let round = 0; round < rounds; round += 1) {
    const cramped = await startServer(
      { DATA_DIR: dataDir },
      'api/server.ts',
      (await endOfLog(dataDir)) + room,
    );
    const acknowledged = await loadUntilGone(cramped, stage);
    const { code, said } = await cramped.ended;
    endings.add(`${code}: ${said.trimEnd().split('\n').at(-1)}`);
    const roomy = await startServer({ DATA_DIR: dataDir });
    broken.push(...(await brokenPromises(roomy, acknowledged)));
    await roomy.stop();
    promised += acknowledged.orders.size;
  }
  const after = await openFolder(dataDir);
  const counted = await violationsAfterwards(after);
  await after.close();
  await rm(dataDir, { recursive: true, force: true });
  return { ...counted, endings: [...endings], promised, broken };
}
