import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFileStore } from '../../api/files/files.store.ts';

it('uploads are readable by the service alone', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'assay-modes-'));
  const files = createFileStore({ dataDir, s3: undefined });
  await files.put('reports/one.pdf', Buffer.from('%PDF-1.4'));
  const modes = await Promise.all(
    ['uploads', 'uploads/reports', 'uploads/reports/one.pdf'].map(
      async (path) => (await stat(join(dataDir, path))).mode & 0o777,
    ),
  );
  expect(modes).toEqual([0o700, 0o700, 0o600]);
  await rm(dataDir, { recursive: true });
});
