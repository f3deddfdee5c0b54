import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('npm run gallery has a test of its own name for each screen state', () => {
  const { status, stdout } = spawnSync(
    'playwright',
    ['test', '--list', '--config', 'playwright.gallery.config.ts'],
    { encoding: 'utf8', shell: process.platform === 'win32' },
  );
  expect(stdout).not.toMatch(/error/i);
  expect(stdout).toMatch(/signInAdmin: editing/);
  expect(status).toBe(0);
});
