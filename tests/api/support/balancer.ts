import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

interface Options {
  /**
   * Milliseconds between two looks at /readyz; 0: it looks when it is told. With it a connection goes
   * to the next server that was ready when last looked at, and is not tried at another; without, to
   * the next that takes it.
   */
  poll?: number | undefined;
}

const isReady = async (url: string): Promise<boolean> => {
  const reply = await fetch(`${url}/readyz`).catch(() => undefined);
  await reply?.arrayBuffer();
  return reply?.ok ?? false;
};

/** A balancer as small as one can be. */
export async function startBalancer(urls: string[], { poll }: Options = {}) {
  const targets = urls.map((url) => ({ url, isReady: true }));
  let turn = 0;
  let isOver = false;
  const next = () => {
    const usable = targets.filter((target) => target.isReady);
    turn += 1;
    return usable[turn % usable.length]?.url;
  };
  const server = createServer((near) => {
    near.on('error', () => near.destroy());
    const to = (left: number) => {
      const url = next();
      if (url === undefined) return near.destroy();
      const { port, hostname } = new URL(url);
      const far = connect(Number(port), hostname);
      far.once('error', () => (left > 1 ? to(left - 1) : near.destroy()));
      far.once('connect', () => {
        far.removeAllListeners('error').on('error', () => near.destroy());
        near.once('close', () => far.destroy());
        far.once('close', () => near.destroy());
        near.pipe(far).pipe(near);
      });
      return undefined;
    };
    to(poll === undefined ? targets.length : 1);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const look = async () => {
    for (const target of targets) target.isReady = await isReady(target.url);
  };
  const keepLooking = async () => {
    for (; !isOver && poll; await wait(poll)) await look();
  };
  const looking = keepLooking();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    look,
    /** Sends new connections to another server from now on. */
    replace: (index: number, url: string) =>
      void (targets[index] = { url, isReady: poll === undefined }),
    close: async () => {
      isOver = true;
      await looking;
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
