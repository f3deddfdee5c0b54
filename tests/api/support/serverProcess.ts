import { spawn } from 'node:child_process';
import { Agent } from 'undici';
import type { Answer } from './client.ts';
import type { Person } from './crowd.ts';

/** A REST service in a process of its own, which can be killed. */
export interface ServerProcess {
  url: string;
  /**
   * A call over the network; rejects when the process is gone. The path is relative to /api/v1/.
   */
  call<Data = never>(
    who: Pick<Person, 'session'> | null,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Data>>;
  /** Its exit code and all that it said, once it is gone. */
  ended: Promise<{ code: number | null; said: string }>;
  /** As a power switch does it: no signal that could be heard. */
  kill(): Promise<void>;
  /** As an operator does it. Answers the exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts one on a free port and waits until it serves; of a program that says where, the REST
 * service by itself unless
 * told otherwise. With `largestFile` it can write no file beyond so many bytes.
 */
export async function startServer(
  environment: Record<string, string>,
  program = 'api/server.ts',
  largestFile?: number,
): Promise<ServerProcess> {
  const command = [process.execPath, '--disable-warning=ExperimentalWarning', program];
  // The shell counts in blocks of 512 bytes.
  const [file, ...args] =
    largestFile === undefined
      ? command
      : [
          '/bin/sh',
          '-c',
          `ulimit -f ${Math.ceil(largestFile / 512)} && exec "$0" "$@"`,
          ...command,
        ];
  const child = spawn(file!, args, {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      RATE_LIMIT: 'off',
      DEMO: 'off',
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: 'admin-password',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (text: Buffer) => {
      said += text.toString();
      const address = /(?:service|ready) at ([^\s"]+)/.exec(said)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => reject(new Error(`The service did not start:\n${said}`)));
  });
  const dispatcher = new Agent({ connections: 256 });
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    const code = await ended;
    await dispatcher.destroy();
    return code;
  };
  return {
    url,
    ended: ended.then(async (code) => {
      await dispatcher.destroy();
      return { code, said };
    }),
    async call(who, path, body, headers = {}) {
      const {
        statusCode,
        headers: received,
        body: stream,
      } = await dispatcher.request({
        origin: url,
        path: `/api/v1/${path}`,
        method: body === undefined ? 'GET' : 'POST',
        body: body === undefined ? null : JSON.stringify(body),
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(who && { cookie: `assay_session=${who.session}` }),
          ...headers,
        },
      });
      const text = await stream.text();
      return {
        status: statusCode,
        headers: received,
        text,
        body: JSON.parse(text) as Answer<never>['body'],
      };
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}
