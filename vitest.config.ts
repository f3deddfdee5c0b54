import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { apiFiles } from './tests/apiFiles.ts';
import { LongestFirst } from './tests/longestFirst.ts';
import { resting } from './tests/resting.ts';
import { currentTurn } from './tests/rotation.ts';
import { makeRunFolder } from './tests/runFolder.ts';

// Running named files always runs all of them, whichever turn it is. Workers inherit the
// environment.
const isNamed = process.argv
  .slice(2)
  .some((word) => word.includes('.test.') || word.includes('tests/'));
process.env.ROTATION ??= isNamed ? 'all' : String(currentTurn());
makeRunFolder();

const node = {
  environment: 'node',
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // Generous, as polled values arrive late on a busy machine.
  expect: { poll: { timeout: 20_000 } },
  exclude: [...configDefaults.exclude, ...resting()],
};

/**
 * The service with its database: all files share one process, so that PostgreSQL in WebAssembly is
 * compiled, and the service's modules are loaded, only once.
 */
const service = { ...node, isolate: false };

// Vite would load another copy of graphql than the libraries do, and there must be only one.
const oneGraphql = {
  resolve: {
    alias: [
      {
        find: /^graphql$/,
        replacement: resolve(import.meta.dirname, 'node_modules/graphql/index.js'),
      },
    ],
  },
};

const { embedded, postgres } = isNamed ? apiFiles('all') : apiFiles();

export default defineConfig({
  test: {
    // Most files wait for a database, for processes of their own or for a page to become still.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...node,
          name: 'machines',
          isolate: false,
          include: ['{tests/machines,tests/replays,e2e}/**/*.test.ts'],
        },
      },
      {
        ...oneGraphql,
        test: {
          ...service,
          name: 'gateway',
          include: ['tests/{gateway,server}/**/*.test.ts'],
          globalSetup: ['tests/api/support/embedded.setup.ts'],
        },
      },
      {
        ...oneGraphql,
        define: { __VERSION__: '"0.0.0"', __FLOWS__: 'true' },
        test: {
          ...node,
          name: 'web',
          isolate: false,
          include: ['tests/{web,views}/**/*.test.{ts,tsx}'],
          setupFiles: [
            'tests/views/support/ownState.setup.ts',
            'tests/views/support/consoleErrors.setup.ts',
            'tests/views/support/translated.setup.ts',
          ],
        },
      },
      {
        test: {
          ...node,
          name: 'recipes',
          include: ['tests/recipes/**/*.test.ts'],
          testTimeout: 600_000,
        },
      },
      {
        test: {
          ...node,
          name: 'docs',
          isolate: false,
          include: ['tests/docs/**/*.test.ts', 'tests/devtools/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...service,
          name: 'api',
          include: embedded,
          globalSetup: ['tests/api/support/embedded.setup.ts'],
        },
      },
      {
        test: {
          ...service,
          name: 'api-postgres',
          include: postgres,
          globalSetup: ['tests/api/support/postgres.setup.ts'],
        },
      },
      // Long tests, only run on request (npm run test:soak).
      {
        ...oneGraphql,
        test: {
          ...node,
          name: 'soak',
          include: ['tests/soak/**/*.test.ts'],
          globalSetup: ['tests/api/support/embedded.setup.ts'],
        },
      },
      {
        ...oneGraphql,
        test: {
          ...node,
          name: 'soak-postgres',
          include: ['tests/soak/**/*.test.ts'],
          globalSetup: ['tests/api/support/postgres.setup.ts'],
        },
      },
    ],
  },
});
