import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The flow page and the inspector are in builds of the modes `development` and `demo`, never in one for production.
export default defineConfig(({ mode }) => ({
  root: 'web',
  plugins: [react()],
  define: { __FLOWS__: JSON.stringify(mode !== 'production') },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    chunkSizeWarningLimit: 2000,
    rollupOptions: {
      input: { index: resolve(import.meta.dirname, 'web/index.html'), ...(mode !== 'production' && { flows: resolve(import.meta.dirname, 'web/flows/index.html') }) },
    },
  },
}));
