import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import product from './package.json' with { type: 'json' };

/** What changes least: a visitor who comes back after a release has it already. */
const reactItself = /node_modules\/(react|react-dom|scheduler)\//;

/**
 * Packages that no page can do without. Their index files name everything, so the graph cannot
 * tell.
 */
const alwaysNeeded =
  /generated\/panda\/|node_modules\/(react-router|react-router-dom|xstate|@xstate|use-sync-external-store)\//;

/** What makes styles of Chakra's properties, and what all its overlays and choices stand on. */
const chakraItself = new RegExp(
  [
    'web/shared/theme/',
    'node_modules/(@emotion|stylis|@pandacss)/',
    '@chakra-ui/react/dist/esm/(styled-system|utils|preset-base|create-context)',
    '@chakra-ui/react/dist/esm/theme/recipes/(button|heading|input|link|skeleton|spinner)[.]',
    '@chakra-ui/react/dist/esm/components/(icons|box|portal|presence)',
    '@ark-ui/react/dist/(utils|providers|components/(portal|presence|field|fieldset|factory))',
    '@zag-js/(utils|core|types|react|dom-query|presence|interact-outside|dismissable)/',
    '@zag-js/(focus-visible|focus-trap|aria-hidden|remove-scroll)/',
  ].join('|'),
);

/** What several pages share of ours. */
const ours = /web\/(ui|copy|shared)\/|machines\/text\//;
const ofFewPages = /web\/(admin|generated|copy\/hi)\/|[aA]dmin|staff/;

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds?: readonly string[] } | null;
}

/**
 * Everything that the entry imports is one file: the first load asks once, where the bundler would
 * part it forty ways over what later parts share.
 */
function firstLoad() {
  let first: Set<string> | undefined;
  const reach = (entry: string, graph: ModuleGraph) => {
    const found = new Set([entry]);
    // A Set tells of what is added while it is walked.
    for (const id of found)
      for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
        if (!imported.includes('node_modules')) found.add(imported);
    return found;
  };
  return (id: string, graph: ModuleGraph): string | null => {
    first ??= reach(resolve(import.meta.dirname, 'web/main.tsx'), graph);
    return first.has(id) || alwaysNeeded.test(id) ? 'app' : null;
  };
}

/**
 * Small parts of ours that later pages share are one file, too, as far as they bring no package
 * along: on HTTP/1.1 each further file waits for its turn.
 */
function sharedByPages() {
  const inFirstLoad = firstLoad();
  const known = new Map<string, boolean>();
  const isLight = (id: string, graph: ModuleGraph): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    // While its imports are looked at, which may lead back to it.
    known.set(id, true);
    const isThere = reactItself.test(id) || inFirstLoad(id, graph) !== null;
    const isPackage = id.includes('node_modules') && !ours.test(id);
    const is =
      isThere ||
      (!isPackage &&
        !ofFewPages.test(id) &&
        (graph.getModuleInfo(id)?.importedIds ?? []).every((one) => isLight(one, graph)));
    known.set(id, is);
    return is;
  };
  return (id: string, graph: ModuleGraph): string | null =>
    ours.test(id) && isLight(id, graph) ? 'shared' : null;
}

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
    modulePreload: { resolveDependencies: (file, files) => (files.length > 0 ? files : [file]) },
    // The styles are in the page itself; code fetched later must not wait for them as a file.
    cssCodeSplit: false,
    sourcemap: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Panda's patterns and recipes do nothing by being imported: those that no view uses are left out.
      treeshake: { moduleSideEffects: [{ test: /\/generated\/panda\//, sideEffects: false }] },
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
              { name: sharedByPages(), debugName: 'shared by pages', minShareCount: 3 },
            ],
          },
        },
      }),
    },
  },
}));
