import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import product from './package.json' with { type: 'json' };

/** What changes least: a visitor who comes back after a release has it already. */
const reactItself = /node_modules\/(react|react-dom|scheduler)\//;

/**
 * Packages that no page can do without. Their index files name everything, so the graph cannot
 * tell.
 */
const alwaysNeeded =
  /generated\/panda\/|node_modules\/(react-router|react-router-dom|xstate|@xstate|use-sync-external-store)\//;

/** What makes styles of Chakra's properties, for what opens later. */
const chakraItself =
  /web\/shared\/theme\/|node_modules\/(@emotion|stylis|@pandacss|@chakra-ui\/react\/dist\/esm\/(styled-system|utils|preset-base|create-context|theme\/recipes\/(button|heading|input|link|skeleton|spinner)\.))/;

/**
 * Everything that the entry imports is one file: the first load asks once, where the bundler would
 * part it forty ways over what later parts share.
 */
function firstLoad() {
  let first: Set<string> | undefined;
  const reach = (entry: string, { getModuleInfo }: ModuleGraph) => {
    const found = new Set([entry]);
    // A Set tells of what is added while it is walked.
    for (const id of found)
      for (const imported of getModuleInfo(id)?.importedIds ?? [])
        if (!imported.includes('node_modules')) found.add(imported);
    return found;
  };
  return (id: string, graph: ModuleGraph): string | null => {
    first ??= reach(resolve(import.meta.dirname, 'web/main.tsx'), {
      getModuleInfo: (module) => graph.getModuleInfo(module),
    });
    return first.has(id) || alwaysNeeded.test(id) ? 'app' : null;
  };
}
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds?: readonly string[] } | null;
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
  plugins: [react()],
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
    emptyOutDir: true,
    target: 'es2022',
    manifest: !isSsrBuild,
    // What the licences of bundled packages ask for: that they come along.
    license: { fileName: 'licenses.md' },
    // One address per picture, whatever its size: the sprite is used by reference, and the server
    // names the same files.
    assetsInlineLimit: 0,
    sourcemap: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      checks: { pluginTimings: false },
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
          codeSplitting: {
            groups: [
              { name: 'react', test: reactItself, priority: 1 },
              { name: firstLoad(), debugName: 'first load' },
              { name: 'chakra', test: chakraItself },
            ],
          },
        },
      }),
    },
  },
}));
