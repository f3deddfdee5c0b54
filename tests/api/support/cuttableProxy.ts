import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/**
 * A way to a database that can be cut and mended, as a network or a server that goes away and comes
 * back; or frozen: what is connected stays so and hears nothing any more, new connections work.
 */
export async function cuttableProxy(target: string) {
  const to = new URL(target);
  const sockets = new Set<Socket>();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) return void near.destroy();
    const far = connect(Number(to.port), to.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one
        .on('error', () => other.destroy())
        .on('close', () => {
          sockets.delete(one);
          other.destroy();
        })
        .pipe(other);
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    whole = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut,
    freeze() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    mend: () => void (whole = true),
    async close() {
      cut();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
