import { defineConfig } from '@playwright/test';
import usual from './playwright.config.ts';

// Every page at every size in both languages; npm test checks English with large letters alone, as
// Hindi's words are longer.
process.env.E2E_LAYOUT_SIZES = 'all';
process.env.ROTATION = 'all';

/** The gallery takes minutes, and is for looking at rather than a check: npm run gallery. */
export default defineConfig(usual, {
  testMatch: ['**/gallery.shots.ts', '**/layout.e2e.ts'],
  outputDir: 'test-results/gallery',
  reporter: 'list',
});
