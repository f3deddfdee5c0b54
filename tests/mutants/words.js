// A plugin of Stryker: it loads plugins by their path, as JavaScript.
import { PluginKind, declareValuePlugin } from '@stryker-mutator/api/plugin';

/** What only people read: `tests/docs` compares it with docs/flows and the specification. */
const words = new Set(['description', 'meta', 'clause', 'operationName', 'className']);
/** Calls whose arguments say how something looks. */
const looks = new Set(['css', 'cx', 'cva', 'styled', 'center', 'grid', 'stack']);
/** What Chakra's parts are given that says the same. */
const lookOf = new Set([
  '_checked',
  '_focus',
  'borderBottomWidth',
  'borderRadius',
  'css',
  'fontWeight',
  'h',
  'mb',
  'placement',
  'pt',
  'scrollBehavior',
  'size',
  'variant',
  'width',
]);
/** Hooks that run once where what they depend on is always the same, whatever that is. */
const hooks = new Set(['useEffect', 'useLayoutEffect', 'useCallback']);

/** In the list of a machine's ports, of which only the names are read. */
const isNameOfPort = ({ node, parentPath }) =>
  node.type === 'BooleanLiteral' &&
  parentPath?.parentPath?.parentPath?.node.callee?.name === 'lazyPorts';
/** Grey words of a PDF. */
const isMuted = ({ node }) =>
  node.type === 'ObjectExpression' &&
  node.properties.length === 1 &&
  node.properties[0].key?.name === 'muted';
const dependsOnNothing = ({ node, parentPath }) =>
  node.type === 'ArrayExpression' &&
  node.elements.length === 0 &&
  hooks.has(parentPath?.node.callee?.name) &&
  parentPath.node.arguments[1] === node;

/** A path has what its route names: the other value is for the compiler. */
const isDefaultOfParam = ({ node, parentPath }) =>
  node.type === 'StringLiteral' &&
  parentPath?.node.type === 'AssignmentPattern' &&
  parentPath.parentPath?.parentPath?.parentPath?.node.init?.callee?.name === 'useParams';

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'words', {
    shouldIgnore(path) {
      const { node } = path;
      if (node.type === 'ObjectProperty' && words.has(node.key.name ?? node.key.value))
        return 'words for people, compared by tests/docs';
      if (node.type === 'JSXAttribute' && (words.has(node.name.name) || lookOf.has(node.name.name)))
        return 'how it looks';
      if (node.type === 'CallExpression' && looks.has(node.callee.name)) return 'how it looks';
      if (isMuted(path)) return 'how it looks';
      if (isNameOfPort(path) || isDefaultOfParam(path)) return 'for the compiler';
      if (dependsOnNothing(path)) return 'another list that is always the same';
      return undefined;
    },
  }),
];
