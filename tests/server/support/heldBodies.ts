import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';

/** A request whose last byte never comes. */
interface HeldRequest {
  path: string;
  type: string;
  headers?: Record<string, string>;
  body: Buffer[];
}

const boundary = 'held';
const part = (name: string) =>
  Buffer.from(
    `\r\n--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${name}"\r\n\r\n`,
  );

/** A form with four files of 2 MB. */
const form = (path: string, headers: Record<string, string> = {}): HeldRequest => {
  const file = Buffer.alloc(2 * 1024 * 1024, 'x');
  return {
    path,
    type: `multipart/form-data; boundary=${boundary}`,
    headers,
    body: ['0', '1', '2', '3'].flatMap((name) => [part(name), file]),
  };
};
const json = (path: string, bytes: number): HeldRequest => ({
  path,
  type: 'application/json',
  body: [Buffer.alloc(bytes - 1, ' ')],
});

/** What somebody without a session may try to leave in the memory. */
export const heldRequests = {
  'files to the gateway': form('/graphql', { 'apollo-require-preflight': '1' }),
  'files with an invented session': form('/graphql', {
    'apollo-require-preflight': '1',
    cookie: 'assay_admin=invented; __Host-assay_admin=invented',
  }),
  'files without the header of our own pages': form('/graphql'),
  'files to the service': form('/api/v1/tests/test'),
  'JSON to the gateway': json('/graphql', 256 * 1024),
  'JSON to the service': json('/api/v1/users/login', 32 * 1024),
} satisfies Record<string, HeldRequest>;

/** Sends everything but its last byte; done when it is on its way, or refused. */
async function hold(address: string, { path, type, headers, body }: HeldRequest) {
  const { hostname, port, host } = new URL(address);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => void (answer += text));
  // Whoever is refused early may find the connection closed while still sending.
  socket.on('error', () => undefined);
  const length = body.reduce((sum, bytes) => sum + bytes.length, 0);
  const lines = Object.entries({ host, 'content-type': type, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}content-length: ${length + 1}\r\n\r\n`);
  const ended = Promise.race([once(socket, 'close'), once(socket, 'data')]);
  for (const bytes of body) {
    const flushed = new Promise<void>((resolve) => {
      socket.write(bytes, () => resolve());
    });
    await Promise.race([flushed, ended]);
    if (socket.destroyed || answer !== '') break;
  }
  return { socket, status: () => (answer === '' ? 'held' : answer.slice(9, 12)) };
}

/** What the service says of itself: its resident memory in MB, and the processor seconds it had. */
async function usage(address: string): Promise<{ memory: number; seconds: number }> {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)![1]);
  return {
    memory: figure('process_resident_memory_bytes') / 1024 / 1024,
    seconds: figure('process_cpu_seconds_total'),
  };
}

/** Holds so many requests at once, and says what that does to the service. */
export async function holdBodies(address: string, request: HeldRequest, connections: number) {
  const before = await usage(address);
  const watch = new Worker(new URL('./healthWatch.ts', import.meta.url), {
    workerData: { address },
  });
  const held = await Promise.all(Array.from({ length: connections }, () => hold(address, request)));
  const during = await usage(address);
  const outcomes = held.map(({ status }) => status());
  const watched = once(watch, 'message');
  watch.postMessage('over');
  const [waits] = (await watched) as [number[]];
  await watch.terminate();
  await Promise.all(held.map(({ socket }) => leave(socket)));
  return {
    outcomes,
    grown: during.memory - before.memory,
    seconds: during.seconds - before.seconds,
    wait: { median: waits[Math.floor(waits.length / 2)]!, longest: waits.at(-1)! },
  };
}

async function leave(socket: Socket): Promise<void> {
  if (socket.closed) return;
  const closed = once(socket, 'close');
  socket.destroy();
  await closed;
}
