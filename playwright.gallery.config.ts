import { defineConfig } from '@playwright/test';
import usual from './playwright.config.ts';

/** The gallery takes minutes, and is a page to look at rather than a check: npm run gallery. */
export default defineConfig(usual, {
  testMatch: '**/gallery.shots.ts',
  outputDir: 'test-results/gallery',
});
