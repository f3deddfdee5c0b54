import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { currentVersion } from './versions/currentVersion.ts';

// The flow page, in the same output folder as the app. The production build is for administrators,
// and lacks what watches the app and sends it events.
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react(), currentVersion()],
  define: { __FLOWS__: JSON.stringify(mode !== 'production') },
  build: {
    outDir: '../dist/web',
    emptyOutDir: false,
    license: { fileName: 'flows/licenses.md' },
    target: 'es2022',
    // The pictures of the films are loaded lazily.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // The pictures get a folder of their own, so that they can be left out of copies of the
        // product.
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.webp')
            ? 'flows/assets/[name]-[hash][extname]'
            : 'assets/[name]-[hash][extname]',
      },
      input: resolve(import.meta.dirname, 'flows/index.html'),
    },
  },
}));
