import { defineConfig } from '@playwright/test';
import usual from './playwright.config.ts';

process.env.ROTATION = 'all';

/** Takes the pictures of each flow's film: npm run pictures -- film. */
export default defineConfig(usual, {
  testMatch: '**/film.shots.ts',
  outputDir: 'test-results/film',
  reporter: 'list',
});
