import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from './shared/config.ts';

/** Throws if this port and address cannot be listened on now. */
export async function tryPort({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  const server = createServer().listen(port, host);
  // once() throws the error of an 'error' event.
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
