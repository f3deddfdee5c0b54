import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A balancer as small as one can be: each connection goes to the next server that takes it. */
export async function startBalancer(urls: string[]) {
  const targets = [...urls];
  let turn = 0;
  const server = createServer((near) => {
    near.on('error', () => near.destroy());
    const to = (left: number) => {
      turn += 1;
      const { port, hostname } = new URL(targets[turn % targets.length]!);
      const far = connect(Number(port), hostname);
      far.once('error', () => (left > 1 ? to(left - 1) : near.destroy()));
      far.once('connect', () => {
        far.removeAllListeners('error').on('error', () => near.destroy());
        near.once('close', () => far.destroy());
        far.once('close', () => near.destroy());
        near.pipe(far).pipe(near);
      });
    };
    to(targets.length);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Sends new connections to another server from now on. */
    replace: (index: number, url: string) => void (targets[index] = url),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
}
