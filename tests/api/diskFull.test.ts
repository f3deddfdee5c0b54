import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildApi } from '../../api/app.ts';
import { openFolder } from '../../api/db/folder.ts';
import { readConfig } from '../../server/shared/config.ts';
import { createClient } from './support/client.ts';
import { logFullRounds } from './support/logFullRounds.ts';
import { tried } from '../attack/figures.ts';

const disk = mkdtempSync(join(tmpdir(), 'assay-disk-'));
const mounted = (() => {
  // Where every test of a file is skipped nobody is asked to clean up.
  if (inject('templateUrl')) return rmSync(disk, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=100m', 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();
const ballast = join(disk, 'ballast');
/** Takes all the room that is left; somebody else may take the last of it meanwhile. */
function fill(): void {
  const { bavail, bsize } = statfsSync(disk);
  try {
    writeFileSync(ballast, Buffer.alloc(bavail * bsize));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

afterAll(() => {
  if (mounted) execFileSync('umount', ['--lazy', disk]);
  rmSync(disk, { recursive: true, force: true });
});

// Only an account that may mount has a small disk to fill.
describe.runIf(mounted)('the embedded database on a full disk', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(join(disk, 'data-'));
  });

  it(
    'answers 503 while there is no room, goes on when there is, and has lost nothing',
    { timeout: 180_000 },
    async () => {
      const config = {
        ...readConfig({ DEMO: 'off', LOG_LEVEL: 'silent' }),
        dataDir,
        rateLimit: false,
      };
      const app = await buildApi({ config, jobs: false, print: () => {} });
      const acknowledged: string[] = [];
      const refused: unknown[] = [];
      let count = 0;
      const signUp = async () => {
        const email = `person${(count += 1)}@example.com`;
        const answer = await createClient(app).post('users/signup', {
          firstName: 'A',
          lastName: 'B',
          email,
          password: 'correct horse',
        });
        if (answer.status === 201) acknowledged.push(email);
        else refused.push([answer.status, answer.headers['retry-after'], answer.body.code]);
      };
      await signUp();
      fill();
      while (refused.length < 5 && count < 400) await signUp();
      expect(refused).toEqual(Array.from({ length: 5 }, () => [503, '5', 'UNAVAILABLE']));
      rmSync(ballast);
      await signUp();
      expect(acknowledged.at(-1)).toBe(`person${count}@example.com`);
      await app.close();
      const again = await openFolder(dataDir);
      const kept = await again.db
        .selectFrom('users')
        .select('email')
        .where('email', 'like', 'person%')
        .execute();
      expect(kept.map(({ email }) => email).toSorted()).toEqual(acknowledged.toSorted());
      await again.close();
    },
  );
});

// A limit on the size of files does to the log what a full disk does, and needs no small disk.
describe.skipIf(inject('templateUrl') || process.platform === 'win32')(
  'the embedded database whose log cannot grow',
  () => {
    it(
      'ends its process with a sentence, and has lost nothing that was acknowledged once there is room',
      { timeout: 360_000 },
      async () => {
        const { endings, broken, violations, promised, paid, refunded } = await logFullRounds(
          1,
          1024 * 1024,
        );
        tried('full disks', 1, { acknowledged: promised, lost: broken.length });
        expect(endings).toEqual([
          expect.stringMatching(
            /^1: The embedded database cannot go on: .+\. Make space on the disk of DATA_DIR and start Assay again; nothing that was confirmed is lost\.$/,
          ),
        ]);
        expect({ broken, violations }).toEqual({ broken: [], violations: [] });
        // Something was at stake.
        expect(promised).toBeGreaterThan(10);
        expect(paid + refunded).toBeGreaterThan(5);
      },
    );
  },
);
