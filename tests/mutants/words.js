// A plugin of Stryker: it loads plugins by their path, as JavaScript.
import { PluginKind, declareValuePlugin } from '@stryker-mutator/api/plugin';

/** What only people read: `tests/docs` compares it with docs/flows and the specification. */
const words = new Set(['description', 'meta', 'clause', 'operationName', 'className']);
/** Calls whose arguments say how something looks. */
const looks = new Set(['css', 'cx', 'cva', 'styled']);

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'words', {
    shouldIgnore({ node }) {
      if (node.type === 'ObjectProperty' && words.has(node.key.name ?? node.key.value))
        return 'words for people, compared by tests/docs';
      if (node.type === 'JSXAttribute' && words.has(node.name.name)) return 'how it looks';
      if (node.type === 'CallExpression' && looks.has(node.callee.name)) return 'how it looks';
      return undefined;
    },
  }),
];
