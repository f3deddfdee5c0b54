import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The flow page, beside the app in the same folder; it is for product owners, and so never in a
// build for production.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: false,
    target: 'es2022',
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: resolve(import.meta.dirname, 'flows/index.html') },
  },
});
