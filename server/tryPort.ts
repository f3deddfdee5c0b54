import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from './shared/config.ts';

/** Throws when nobody may listen at this port and address now. */
export async function tryPort({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  const server = createServer().listen(port, host);
  // once() throws what 'error' carries.
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
