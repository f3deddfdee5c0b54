import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';

const listen = async (server: Server) => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
};
const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
  });

/** What reached an HTTP stand-in. */
export interface ReceivedRequest {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** What an HTTP stand-in answers. */
export interface StandInAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
  cut?: boolean;
}

/**
 * An HTTP service of somebody else's: it remembers what it hears and answers with `answer(heard)`.
 * With `cut` the line breaks before the answer.
 */
export async function httpStandIn(answer: (received: ReceivedRequest) => StandInAnswer) {
  const received: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (text: Buffer) => void (body += text.toString()));
    request.on('end', () => {
      const call = { method: request.method, path: request.url, headers: request.headers, body };
      received.push(call);
      const { status, headers = {}, body: reply = {}, cut } = answer(call);
      if (cut) return void response.destroy();
      response
        .writeHead(status, {
          'content-type': 'application/json',
          connection: 'close',
          ...headers,
        })
        .end(JSON.stringify(reply));
    });
  });
  return { url: `http://127.0.0.1:${await listen(server)}`, received, close: () => close(server) };
}

/**
 * A mail server that takes everything; each mail as the text it came as. With `refuses` it takes
 * no recipient, and says whom it does not know.
 */
export async function mailStandIn({ refuses = false } = {}) {
  const mails: string[] = [];
  const server = createTcpServer((socket) => {
    let mail: string | undefined;
    let rest = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 stand-in');
    socket.on('data', (chunk) => {
      rest += chunk.toString();
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (mail !== undefined) {
          if (line === '.') {
            mails.push(mail);
            mail = undefined;
            say('250 taken');
          } else mail += `${line}\n`;
        } else if (/^DATA$/i.test(line)) {
          mail = '';
          say('354 go on');
        } else if (refuses && /^RCPT/i.test(line)) {
          say(`550 5.1.1 ${line.slice('RCPT TO:'.length)} unknown`);
        } else if (/^QUIT$/i.test(line)) {
          say('221 bye');
          socket.end();
        } else say('250 ok');
      }
    });
    socket.on('error', () => socket.destroy());
  });
  return { url: `smtp://127.0.0.1:${await listen(server)}`, mails, close: () => close(server) };
}
