import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { currentVersion } from './versions/currentVersion.ts';

// The flow page, beside the app in the same folder. In a build for production it is for
// administrators, and without what watches the app and sends it events.
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react(), currentVersion()],
  define: { __FLOWS__: JSON.stringify(mode !== 'production') },
  build: {
    outDir: '../dist/web',
    emptyOutDir: false,
    license: { fileName: 'flows/licenses.md' },
    target: 'es2022',
    // The pictures of the films are fetched as they are seen.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // They are nobody's but this page's: what the copies of the product share has none of them.
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.webp')
            ? 'flows/assets/[name]-[hash][extname]'
            : 'assets/[name]-[hash][extname]',
      },
      input: resolve(import.meta.dirname, 'flows/index.html'),
    },
  },
}));
