import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

/** Runs a program until it exits; resolves to whether it succeeded. */
export type Run = (program: string, args: string[], env?: NodeJS.ProcessEnv) => Promise<boolean>;

const running = new Set<ChildProcess>();
let isEnding = false;

/** Awaited by checks while everything is being shut down. */
const never = new Promise<boolean>(() => undefined);

function start(program: string, args: string[], env: NodeJS.ProcessEnv, isShown: boolean) {
  const child = spawn(program, args, {
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  running.add(child);
  const hasPassed = new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  }).finally(() => running.delete(child));
  return { child, hasPassed: hasPassed.then((is) => (isEnding ? never : is)) };
}

/** Shows the program's output at once. */
export const runShown: Run = (program, args, env = {}) => start(program, args, env, true).hasPassed;

/** Passes the program's output to `keep`, to be shown later. */
export function runKept(keep: (text: string) => void): Run {
  return (program, args, env = {}) => {
    const { child, hasPassed } = start(program, args, env, false);
    for (const stream of [child.stdout!, child.stderr!])
      stream.setEncoding('utf8').on('data', keep);
    return hasPassed;
  };
}

/** Adds environment variables to a run. */
export const withEnvironment =
  (run: Run, more: NodeJS.ProcessEnv): Run =>
  (program, args, env) =>
    run(program, args, { ...more, ...env });

/** Makes the started programs end with this process. */
export function endWithTheirParent(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      isEnding = true;
      // Test runners stop their servers and browsers only on SIGINT. A terminal sends it to them
      // directly, and a second one would kill them before they have finished.
      if (signal !== 'SIGINT') for (const child of running) child.kill('SIGINT');
      const ended = [...running].map(
        (child) => new Promise<void>((resolve) => void child.once('close', () => resolve())),
      );
      void Promise.all(ended).then(() => process.exit(1));
    });
}
