import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const KEYS = { accessKeyId: 'assay-test', secretAccessKey: 'assay-test-secret' };
const bucket = 'assay-files';

/**
 * A stand-in of an S3-compatible store with one private bucket: takes signed calls only, and keeps
 * objects while it lives.
 */
export async function objectStoreStandIn() {
  const objects = new Map<string, Buffer>();
  const refused: string[] = [];
  let port = 0;
  let fault: Fault | undefined;

  const answer = (request: IncomingMessage, body: Buffer, response: ServerResponse) => {
    const say = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(
          request.method === 'HEAD'
            ? undefined
            : `<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
        );
    const violation = unsigned(request, body);
    if (violation) {
      refused.push(violation);
      return say(403, 'AccessDenied');
    }
    const [, asked, ...path] = new URL(request.url!, 'http://store').pathname.split('/');
    if (asked !== bucket) return say(404, 'NoSuchBucket');
    const key = path.join('/');
    if (request.method === 'PUT') objects.set(key, body);
    if (request.method === 'DELETE') objects.delete(key);
    if (request.method !== 'GET')
      return response.writeHead(request.method === 'DELETE' ? 204 : 200).end();
    const object = objects.get(key);
    return object
      ? response.writeHead(200, { 'content-length': object.length }).end(object)
      : say(404, 'NoSuchKey');
  };
  const serve = async () => {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () =>
        fault
          ? misbehave(fault, request, response)
          : answer(request, Buffer.concat(chunks), response),
      );
    });
    await new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
    ({ port } = server.address() as AddressInfo);
    return server;
  };
  let server = await serve();
  const leave = async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  };
  return {
    s3: {
      bucket,
      region: 'ap-south-1',
      endpoint: `http://127.0.0.1:${port}`,
      forcePathStyle: true,
      keys: KEYS,
    },
    objects,
    refused,
    /** How every call is answered from now on; as it should be again without one. */
    goWrong: (how?: Fault) => void (fault = how),
    /** Nobody listens there until it is back. */
    leave,
    back: async () => {
      server = await serve();
    },
    close: leave,
  };
}

/** How a store goes wrong. */
export type Fault =
  | 'serverError'
  | 'forbidden'
  | 'noBucket'
  | 'nonsense'
  | 'cutOff'
  | 'halfABody'
  | 'silent'
  | 'stalls';

const refusals: Partial<Record<Fault, [status: number, body: string]>> = {
  serverError: [500, '<Error><Code>InternalError</Code><Message>No</Message></Error>'],
  forbidden: [403, '<Error><Code>AccessDenied</Code><Message>No</Message></Error>'],
  noBucket: [404, '<Error><Code>NoSuchBucket</Code><Message>No</Message></Error>'],
  nonsense: [502, '<html>Bad gateway'],
};

function misbehave(fault: Fault, { socket }: IncomingMessage, response: ServerResponse): void {
  const refusal = refusals[fault];
  if (refusal)
    return void response
      .writeHead(refusal[0], { 'content-type': 'application/xml' })
      .end(refusal[1]);
  if (fault === 'silent') return;
  if (fault === 'cutOff') return void socket.destroy();
  response.writeHead(200, { 'content-length': 1000 });
  response.write('%PDF-1.4 half of');
  if (fault === 'halfABody') setImmediate(() => socket.destroySoon());
}

/** What is wrong with a call's signature (version 4), or undefined. */
function unsigned({ headers, method, url }: IncomingMessage, body: Buffer): string | undefined {
  const { authorization = '' } = headers;
  if (!authorization.startsWith(`AWS4-HMAC-SHA256 Credential=${KEYS.accessKeyId}/`))
    return `${method} ${url} is not signed by us`;
  if (!/SignedHeaders=[^,]*\bhost\b[^,]*, Signature=[0-9a-f]{64}$/.test(authorization))
    return `${method} ${url} has no signature`;
  const promised = headers['x-amz-content-sha256'];
  return promised === createHash('sha256').update(body).digest('hex')
    ? undefined
    : `${method} ${url} has another body than was signed`;
}
