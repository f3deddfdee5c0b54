import { defineConfig } from '@playwright/test';
import usual from './playwright.config.ts';

// The layout of every page in both languages; npm test only checks Hindi, whose words are longer.
process.env.E2E_LAYOUT_LANGUAGES = 'en hi';
process.env.ROTATION = 'all';

/** The gallery takes minutes, and is for looking at rather than a check: npm run gallery. */
export default defineConfig(usual, {
  testMatch: ['**/gallery.shots.ts', '**/layout.e2e.ts'],
  outputDir: 'test-results/gallery',
  reporter: 'list',
});
