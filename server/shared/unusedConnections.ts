import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Returns a function that closes the connections over which nothing has come in at least so many
 * milliseconds since they were opened, as browsers open some in advance. `closeIdleConnections` leaves
 * these open, and they would delay a stop until the time for their first headers is over.
 */
export function closerOfUnused(server: Server): (ms: number) => void {
  const opened = new Map<Socket, number>();
  server.on('connection', (socket) => {
    opened.set(socket, performance.now());
    socket.once('close', () => opened.delete(socket));
  });
  return (ms) => {
    for (const [socket, at] of opened)
      if (socket.bytesRead === 0 && performance.now() - at >= ms) socket.destroy();
  };
}
