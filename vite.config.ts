import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import product from './package.json' with { type: 'json' };

// The flow page and the inspector are in builds of the modes `development` and `demo`, never in one for production.
export default defineConfig(({ mode, isSsrBuild }) => ({
  root: 'web',
  plugins: [react()],
  // Everything in one file: the server starts faster than by walking through node_modules.
  ssr: { noExternal: true },
  define: { __FLOWS__: JSON.stringify(mode !== 'production'), __VERSION__: JSON.stringify(product.version) },
  build: {
    outDir: isSsrBuild ? '../dist/server' : '../dist/web',
    copyPublicDir: !isSsrBuild,
    emptyOutDir: true,
    target: 'es2022',
    manifest: !isSsrBuild,
    // One address per picture, whatever its size: the sprite is used by reference, and the server names the same files.
    assetsInlineLimit: 0,
    sourcemap: false,
    chunkSizeWarningLimit: 2000,
    rollupOptions: isSsrBuild ? { input: resolve(import.meta.dirname, 'web/server.tsx') } : {
      input: { index: resolve(import.meta.dirname, 'web/index.html'), ...(mode !== 'production' && { flows: resolve(import.meta.dirname, 'web/flows/index.html') }) },
    },
  },
}));
