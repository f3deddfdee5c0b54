import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import product from './package.json' with { type: 'json' };
import { codeSplitting } from './codeSplitting.ts';

/** Drawings are copies, and come with their licence as packages do. */
const licenceOfDrawings: Plugin = {
  name: 'licence of the drawings',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const list = bundle['licenses.md'];
      if (list?.type !== 'asset') return;
      const text = readFileSync(resolve(import.meta.dirname, 'web/ui/lucide/LICENSE'), 'utf8');
      list.source = `${String(list.source)}\n## lucide-react - 1.75.0 (ISC)\n\n${text}`;
    },
  },
};

/**
 * Dynamic imports fetch their files before they import them (web/shared/importCode.ts). Vite has no
 * setting for that, but one module for it, which is replaced by ours under the name that it has.
 */
function importsThatCanBeTriedAgain(): Plugin {
  const own = resolve(import.meta.dirname, 'web/shared/importCode.ts');
  let isReplaced = false;
  return {
    name: 'imports that can be tried again',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler() {
        isReplaced = true;
        return `export { importCode as __vitePreload } from ${JSON.stringify(own)}`;
      },
    },
    buildEnd(error) {
      if (!isReplaced && !error) throw new Error('This Vite has another way to import.');
    },
  };
}

// The inspector is in builds of the modes `development` and `demo`, never in one for production;
// the flow page has a build of its own (devtools/vite.config.ts), so that it shares no file with the
// app.
const reactRouterProduction = {
  find: /^react-router$/,
  replacement: resolve(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs'),
};

export default defineConfig(({ command, mode, isSsrBuild }) => ({
  root: 'web',
  plugins: [react(), licenceOfDrawings, importsThatCanBeTriedAgain()],
  resolve: {
    // React has had the hook itself since 18: its stand-in for older ones is half a KB.
    alias: [
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      // Its export map has the form with warnings for developers only.
      ...(command === 'build' && !isSsrBuild ? [reactRouterProduction] : []),
    ],
  },
  // Everything in one file: the server starts faster than by walking through node_modules.
  ssr: { noExternal: true },
  define: {
    __FLOWS__: JSON.stringify(mode !== 'production'),
    __VERSION__: JSON.stringify(product.version),
  },
  build: {
    outDir: isSsrBuild ? '../dist/server' : '../dist/web',
    copyPublicDir: !isSsrBuild,
    // scripts/setup.mjs empties it before the builds, which run side by side.
    emptyOutDir: false,
    target: 'es2022',
    manifest: !isSsrBuild,
    // What the licences of bundled packages ask for: that they come along.
    license: { fileName: 'licenses.md' },
    // One address per picture, whatever its size: the sprite is used by reference, and the server
    // names the same files.
    assetsInlineLimit: 0,
    // A module that imports nothing counts among what is fetched for it, too.
    // Browsers that know nothing of it fetch what a module imports when they come to it.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files) => (files.length > 0 ? files : [file]),
    },
    // The styles are in the page itself; code fetched later must not wait for them as a file.
    cssCodeSplit: false,
    sourcemap: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Panda's patterns and recipes do nothing by being imported: those that no view uses are left out.
      treeshake: {
        moduleSideEffects: [{ test: /\/generated\/panda\//, sideEffects: false }],
      },
      input: isSsrBuild
        ? resolve(import.meta.dirname, 'web/server.tsx')
        : {
            index: resolve(import.meta.dirname, 'web/index.html'),
            sw: resolve(import.meta.dirname, 'web/sw.ts'),
          },
      // The service worker keeps its address from build to build.
      ...(!isSsrBuild && {
        output: {
          entryFileNames: ({ name }: { name: string }) =>
            name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js',
          codeSplitting,
        },
      }),
    },
  },
}));
