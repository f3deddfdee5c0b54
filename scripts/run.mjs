import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureNode, ensurePackages, together } from './packages.mjs';
import { ensureGenerated, ensureWeb, environment } from './setup.mjs';

// Runs on any Node from 18 on; everything that it starts runs on our own.
const [command = 'start', ...rest] = process.argv.slice(2);

const test = (...checks) => ['node', 'scripts/test.ts', ...checks];
// Commands with `takesNothing` refuse arguments here; the others check them themselves, before
// anything is built.
const commands = {
  start: { takesNothing: true, dotenv: true, web: true, run: ['node', 'server/main.ts'] },
  dev: {
    takesNothing: true,
    dotenv: true,
    run: ['node', '--watch', '--watch-preserve-output', 'scripts/dev.ts'],
  },
  test: { run: test() },
  testAll: { takesNothing: true, run: test('--all') },
  verify: {
    takesNothing: true,
    run: test('types', 'format', 'lint', 'recipes', 'machines', 'gateway'),
  },
  codegen: { takesNothing: true, run: null },
  build: { takesNothing: true, dotenv: true, web: true, run: null },
  // The following commands check the product as it is, so they do not read .env.
  web: { takesNothing: true, web: true, run: null },
  typecheck: { takesNothing: true, run: test('types') },
  lint: { run: ['oxlint', '--type-aware'] },
  format: { run: ['oxfmt'] },
  unit: { run: test('unit') },
  near: { run: test('near') },
  soak: { takesNothing: true, run: test('soak') },
  attack: { takesNothing: true, run: test('attack-short') },
  attackLong: { takesNothing: true, run: test('attack-long') },
  e2e: { run: test('browser') },
  model: { takesNothing: true, run: test('walks', 'model', 'coverage') },
  replay: { run: ['node', 'scripts/replay.ts'] },
  gallery: { takesNothing: true, run: ['node', 'scripts/gallery.ts'] },
  pictures: { run: ['node', 'scripts/pictures.ts'] },
  flows: { run: ['node', 'scripts/flows.ts'] },
  bench: { run: ['node', 'scripts/bench.ts'] },
  lighthouse: { run: ['node', 'scripts/lighthouse.ts'] },
  coverage: { takesNothing: true, run: ['node', 'scripts/coverage.ts'] },
  mutants: { run: ['node', 'scripts/mutants.ts'] },
  // A server has only the packages for running, and an owner who is locked out should not wait for
  // the rest.
  staff: { dotenv: true, asInstalled: true, run: ['node', 'server/staff.ts'] },
  audit: { run: ['node', 'scripts/audit.ts'] },
};

/** Commands that do not need the packages of tools/. */
const withoutTools = new Set(['start', 'dev', 'codegen', 'build', 'staff', 'audit']);

// npm signals only its shell, which may exit without telling us; our parent process is then gone.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, 500).unref();

function start(program, args, env) {
  const child = spawn(program, args, {
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  });
  // The terminal sends Ctrl-C to the child directly; a signal sent only to us has to be passed on.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  process.on('SIGINT', () => undefined);
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

try {
  const chosen = commands[command];
  if (!chosen)
    throw new Error(
      `There is no command '${command}'. There are: ${Object.keys(commands).join(', ')}.`,
    );
  if (chosen.takesNothing && rest.length > 0) {
    const name = process.env.npm_lifecycle_event ?? command;
    process.stderr.write(
      `npm run ${name} takes no arguments, but was given '${rest[0]}'.\nUsage: npm run ${name}\n`,
    );
    process.exit(2);
  }
  const isReady = chosen.asInstalled && existsSync('node_modules/pg/package.json');
  const [node] = await together(
    ensureNode(),
    ...(isReady ? [] : [ensurePackages({ withTools: !withoutTools.has(command) })]),
  );
  const env = environment(node, chosen);
  if (!isReady) await ensureGenerated(env);
  if (chosen.web) await ensureWeb(env);
  if (chosen.run) {
    const [program, ...args] = chosen.run;
    start(program === 'node' ? node : program, [...args, ...rest], {
      ...env,
      NODE_OPTIONS: [process.env.NODE_OPTIONS, '--disable-warning=ExperimentalWarning']
        .filter(Boolean)
        .join(' '),
    });
  }
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
