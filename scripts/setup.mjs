import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, together } from './packages.mjs';

/**
 * The environment with our Node and the packages' programs first in PATH; with `dotenv` also the
 * variables of .env that the environment does not set.
 */
export function environment(node, { dotenv = false } = {}) {
  const path = [
    join(node, '..'),
    join(process.cwd(), 'node_modules', '.bin'),
    process.env.PATH,
  ].join(delimiter);
  return {
    // Lets the next process reuse our compiled TypeScript.
    NODE_COMPILE_CACHE: join(process.cwd(), 'node_modules', '.cache', 'node'),
    ...(dotenv && variablesOf(node)),
    ...process.env,
    PATH: path,
  };
}

/** The variables of .env, parsed by our own Node, as the current one may be too old for that. */
function variablesOf(node) {
  if (!existsSync('.env')) return {};
  const read = "require('node:util').parseEnv(require('node:fs').readFileSync('.env', 'utf8'))";
  const print = `process.stdout.write(JSON.stringify(${read}))`;
  return JSON.parse(execFileSync(node, ['-e', print], { encoding: 'utf8' }));
}

const nodeOf = (env) =>
  env.PATH.split(delimiter)[0] + (process.platform === 'win32' ? '\\node.exe' : '/node');

function newest(paths, wanted = () => true) {
  let latest = 0;
  for (const path of paths) {
    if (!existsSync(path)) continue;
    const info = statSync(path);
    if (info.isDirectory()) {
      const inner = readdirSync(path)
        .filter((name) => name !== 'generated' && name !== 'node_modules')
        .map((name) => join(path, name));
      latest = Math.max(latest, newest(inner, wanted));
    } else if (wanted(path)) latest = Math.max(latest, info.mtimeMs);
  }
  return latest;
}

/** Generates the git-ignored files: the schema's mirrors and the style functions. */
export const ensureGenerated = (env) => together(ensureMirrors(env), ensureStyles(env));

/** Generates the style functions of web if Panda's configuration or the theme is newer. */
async function ensureStyles(env) {
  const made = 'web/generated/panda/css/index.js';
  const sources = newest(['web/panda.config.ts', 'web/shared/theme', 'package-lock.json']);
  if (existsSync(made) && statSync(made).mtimeMs > sources) return;
  await run(
    nodeOf(env),
    ['node_modules/@pandacss/dev/bin.js', 'codegen', '--cwd', 'web', '--clean'],
    { env, stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

/** Generates the schema's mirrors if the schema, a contract or a document is newer. */
async function ensureMirrors(env) {
  const outputs = [
    'machines/generated/schema.ts',
    'gateway/generated/resolvers.ts',
    'gateway/generated/contract.ts',
    'machines/generated/reasons.ts',
    'web/generated/graphql.ts',
    'web/admin/generated/graphql.ts',
    'devtools/generated/graphql.ts',
    'devtools/generated/sentences.ts',
    'web/generated/hindiReasons.ts',
  ];
  const made = outputs.every((path) => existsSync(path))
    ? Math.min(...outputs.map((path) => statSync(path).mtimeMs))
    : 0;
  const sources = newest(
    ['schema.graphql', 'codegen.ts', 'scripts/codegen.ts', 'api', 'web', 'devtools'],
    (path) => /\.graphql$|\.contract\.ts$|codegen\.ts$|^api.reasons/.test(path),
  );
  if (made <= sources) await run(nodeOf(env), ['scripts/codegen.ts'], { env });
}

/** The sources of the web's and the flow page's builds. */
const webSources = [
  'web',
  'machines',
  'devtools',
  'api/reasons',
  'docs/flows/notes',
  'package.json',
  'vite.config.ts',
  'codeSplitting.ts',
  'package-lock.json',
  'schema.graphql',
];

/** Builds the web if a source is newer than the build. */
export async function ensureWeb(env) {
  const mode = env.NODE_ENV === 'production' ? 'production' : 'demo';
  const stamp = join('dist', '.mode');
  const built =
    existsSync(stamp) && readFileSync(stamp, 'utf8') === mode ? statSync(stamp).mtimeMs : 0;
  if (built > newest(webSources)) return;
  process.stdout.write('Building the web…\n');
  rmSync('dist', { recursive: true, force: true });
  const build = (...args) =>
    run(
      nodeOf(env),
      ['node_modules/vite/bin/vite.js', 'build', '--mode', mode, '--logLevel', 'warn', ...args],
      { env },
    );
  const app = build();
  const flows = build('--config', 'devtools/vite.config.ts');
  await together(
    build('--ssr', 'server.tsx'),
    together(app, flows).then(() => run(nodeOf(env), ['scripts/precompress.ts'], { env })),
  );
  writeFileSync(stamp, mode);
}
