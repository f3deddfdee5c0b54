import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'api', include: ['tests/api/**/*.test.ts'], environment: 'node', globalSetup: ['tests/api/support/embedded.setup.ts'], testTimeout: 20_000, hookTimeout: 60_000 } },
      { test: { name: 'api-postgres', include: ['tests/api/**/*.test.ts'], environment: 'node', globalSetup: ['tests/api/support/postgres.setup.ts'], testTimeout: 20_000, hookTimeout: 60_000 } },
    ],
  },
});
