import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './fixtures.ts';

/** What Stately's page does as far as the protocol goes: it says that it is there, and listens. */
const receiver = `<script>
  window.heard = [];
  addEventListener('message', ({ data }) => window.heard.push(data));
  opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

test("?inspect=stately opens Stately's inspector, which is told of the actors, masked", async ({
  page,
  context,
}) => {
  await context.route('https://stately.ai/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: receiver }),
  );
  const opened = page.waitForEvent('popup');
  await page.goto('/home?inspect=stately');
  const inspector = await opened;
  expect(inspector.url()).toBe('https://stately.ai/inspect');
  const heard = () =>
    inspector.evaluate(
      () => (window as unknown as { heard: { type: string; _version: string }[] }).heard,
    );
  await expect
    .poll(async () => (await heard()).map(({ type }) => type))
    .toEqual(expect.arrayContaining(['@xstate.actor', '@xstate.event', '@xstate.snapshot']));
  expect((await heard()).every(({ _version }) => typeof _version === 'string')).toBe(true);
});

test('a receiver on this computer may be named, and no other', async ({ page }) => {
  let received = 0;
  const server = createServer();
  server.on('upgrade', ({ headers }, socket) => {
    // The handshake of WebSocket (RFC 6455); of what then comes only the bytes are counted.
    const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash('sha1').update(key).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    socket.on('data', (data: Buffer) => (received += data.length));
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const reply = await page.goto(`/home?inspect=ws://127.0.0.1:${port}`);
  expect(reply!.headers()['content-security-policy']).toContain(
    `connect-src ws://127.0.0.1:${port} 'self'`,
  );
  await expect.poll(() => received).toBeGreaterThan(1_000);
  const other = await page.request.get('/home?inspect=ws://example.com');
  expect(other.headers()['content-security-policy']).not.toContain('example.com');
  await page.goto('about:blank');
  server.close();
});
