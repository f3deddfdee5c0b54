import { once } from 'node:events';
import { connect } from 'node:net';

/** Sends a text as it is over a connection of its own; all that comes back until it ends. */
export async function rawRequest(address: string, text: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let reply = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    reply += chunk;
  });
  // Whoever is refused early may find the connection closed while still sending.
  socket.on('error', () => undefined);
  socket.write(text);
  await once(socket, 'close');
  return reply;
}

/** The first line of the answer. */
export const statusLineOf = async (address: string, text: string): Promise<string> =>
  (await rawRequest(address, text)).split('\r\n')[0]!;
