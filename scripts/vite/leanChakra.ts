import type { Plugin } from 'vite';

/** A place in Chakra's style system that costs a slow phone time, and what stands there instead. Held against the pinned version: a place that is gone fails the build. */
interface Cut {
  file: string;
  from: string;
  to: string;
}

const cuts: Cut[] = [
  // Reset, tokens and global styles come in the page from the server (web/server.tsx); making them again costs 0.2 s.
  {
    file: 'styled-system/system.js',
    from: 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];',
    to: 'const _global = [];',
  },
  { file: 'styled-system/system.js', from: 'createPreflight({ preflight })', to: '{}' },
  {
    file: 'styled-system/provider.js',
    from: '!sys._config.disableLayers && /* @__PURE__ */ jsx(Global, { styles: sys.layers.atRule })',
    to: 'null',
  },
  {
    file: 'styled-system/provider.js',
    from: '/* @__PURE__ */ jsx(Global, { styles: sys._global })',
    to: 'null',
  },
  // Asked of every property of every element; the list of keys was made anew each time.
  {
    file: 'styled-system/conditions.js',
    from: 'return keys().includes(key) ||',
    to: 'return Object.hasOwn(values, key) ||',
  },
  // An element without a recipe of its own got a new one at every render.
  {
    file: 'styled-system/factory.js',
    from: 'const cvaFn = configOrCva.__cva__ ? configOrCva : cva(configOrCva);',
    to: 'const cvaFn = configOrCva.__cva__ ? configOrCva : madeOnce(cva, configOrCva);',
  },
  {
    file: 'styled-system/factory.js',
    from: 'const styledFn = createStyled.bind();',
    to: `const made = new WeakMap();
const madeOnce = (cva, config) => {
  let known = made.get(cva);
  if (!known) made.set(cva, known = new Map());
  let fn = known.get(config);
  if (!fn) known.set(config, fn = cva(config));
  return fn;
};
const styledFn = createStyled.bind();`,
  },
];

/** Chakra for the browser's build without the work that the server did already or that was done twice. */
export function leanChakra(): Plugin {
  const left = new Set(cuts);
  let used = false;
  return {
    name: 'assay:lean-chakra',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('@chakra-ui/react/')) return null;
      used = true;
      let result = code;
      for (const cut of cuts.filter(({ file }) => id.endsWith(file))) {
        if (!result.includes(cut.from))
          this.error(`${cut.file} of this Chakra version has no '${cut.from}'`);
        result = result.replace(cut.from, () => cut.to);
        left.delete(cut);
      }
      return result === code ? null : { code: result, map: null };
    },
    buildEnd(error) {
      if (!error && used && left.size > 0)
        this.error(`Not found in Chakra: ${[...left].map(({ from }) => from).join('; ')}`);
    },
  };
}
