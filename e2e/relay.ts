import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/**
 * Another address of the product, which can be taken away while the device stays online: what a
 * browser meets when the server is down.
 */
export async function relayTo(address: string) {
  const { hostname, port } = new URL(address);
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const product = connect(Number(port), hostname);
    for (const socket of [client, product]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      socket.on('error', () => {
        client.destroy();
        product.destroy();
      });
    }
    client.pipe(product).pipe(client);
  });
  const listen = (at: number) =>
    new Promise<void>((resolve) => {
      server.listen(at, '127.0.0.1', resolve);
    });
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  return {
    address: `http://127.0.0.1:${own}`,
    /** From now on nobody answers at the address. */
    goAway: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
    comeBack: () => listen(own),
  };
}
