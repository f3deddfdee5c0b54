import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const node = { environment: 'node', testTimeout: 20_000, hookTimeout: 60_000 } as const;

// Vite would take another copy of graphql than the libraries take by themselves; there must be one.
const oneGraphql = { resolve: { alias: [{ find: /^graphql$/, replacement: resolve(import.meta.dirname, 'node_modules/graphql/index.js') }] } };

export default defineConfig({
  test: {
    projects: [
      { test: { ...node, name: 'machines', include: ['tests/machines/**/*.test.ts', 'tests/replays/**/*.test.ts'] } },
      { ...oneGraphql, test: { ...node, name: 'gateway', include: ['tests/gateway/**/*.test.ts'], globalSetup: ['tests/api/support/embedded.setup.ts'] } },
      { define: { __VERSION__: '"0.0.0"', __FLOWS__: 'true' }, test: { ...node, name: 'web', include: ['tests/web/**/*.test.{ts,tsx}'] } },
      { test: { ...node, name: 'docs', include: ['tests/docs/**/*.test.ts'] } },
      { test: { ...node, name: 'api', include: ['tests/api/**/*.test.ts'], globalSetup: ['tests/api/support/embedded.setup.ts'] } },
      { test: { ...node, name: 'api-postgres', include: ['tests/api/**/*.test.ts'], globalSetup: ['tests/api/support/postgres.setup.ts'] } },
      // Long ones, asked for by name (npm run test:soak).
      { ...oneGraphql, test: { ...node, name: 'soak', include: ['tests/soak/**/*.test.ts'], globalSetup: ['tests/api/support/embedded.setup.ts'] } },
      { ...oneGraphql, test: { ...node, name: 'soak-postgres', include: ['tests/soak/**/*.test.ts'], globalSetup: ['tests/api/support/postgres.setup.ts'] } },
    ],
  },
});
