import { resolve } from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import app from './vite.config.ts';

// The flow page, beside the app in the same folder; it is for product owners, and so never in a build for production.
export default defineConfig((env) =>
  mergeConfig(app(env), {
    build: {
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: '.vite/flows.json',
      rolldownOptions: { input: resolve(import.meta.dirname, 'web/flows/index.html') },
    },
  }),
);
