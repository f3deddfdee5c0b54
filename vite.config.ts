import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import product from './package.json' with { type: 'json' };
import { codeSplitting } from './codeSplitting.ts';

/** The drawings are copies, so their licence is included like that of a package. */
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
 * Makes dynamic imports fetch their files before importing them (web/shared/importCode.ts). Vite
 * has no setting for this, but a module of its own, which this replaces under its name.
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

// Builds of the modes `development` and `demo` contain the inspector, production builds never do;
// the flow page has its own build (devtools/vite.config.ts), so that it shares no file with the
// app.
const reactRouterProduction = {
  find: /^react-router$/,
  replacement: resolve(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs'),
};

export default defineConfig(({ command, mode, isSsrBuild }) => ({
  root: 'web',
  plugins: [react(), licenceOfDrawings, importsThatCanBeTriedAgain()],
  resolve: {
    // React has this hook since 18; the shim for older versions is half a KB.
    alias: [
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      // Its export map only has the build with warnings, for development.
      ...(command === 'build' && !isSsrBuild ? [reactRouterProduction] : []),
    ],
  },
  // Bundles everything into one file: the server starts faster than by resolving node_modules.
  ssr: { noExternal: true },
  define: {
    __FLOWS__: JSON.stringify(mode !== 'production'),
    __VERSION__: JSON.stringify(product.version),
  },
  build: {
    outDir: isSsrBuild ? '../dist/server' : '../dist/web',
    copyPublicDir: !isSsrBuild,
    // scripts/setup.mjs empties it before the builds, which run in parallel.
    emptyOutDir: false,
    target: 'es2022',
    manifest: !isSsrBuild,
    // The licences of bundled packages require that they are included.
    license: { fileName: 'licenses.md' },
    // One URL for each picture, whatever its size: the sprite is referenced by URL, and the server
    // uses the same file names.
    assetsInlineLimit: 0,
    // Modules without imports are preloaded too. Browsers without module preload fetch a module's
    // imports when they reach them.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files) => (files.length > 0 ? files : [file]),
    },
    // The styles are inlined in the page; code loaded later must not wait for a CSS file.
    cssCodeSplit: false,
    sourcemap: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Panda's patterns and recipes have no side effects, so unused ones can be left out.
      treeshake: {
        moduleSideEffects: [{ test: /\/generated\/panda\//, sideEffects: false }],
      },
      input: isSsrBuild
        ? resolve(import.meta.dirname, 'web/server.tsx')
        : {
            index: resolve(import.meta.dirname, 'web/index.html'),
            sw: resolve(import.meta.dirname, 'web/sw.ts'),
          },
      // The service worker's URL must not change from build to build.
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
