import type { AddressInfo } from 'node:net';
import { announce } from '../server/shared/announce.ts';
import { ConfigError, readConfig } from '../server/shared/config.ts';
import { createHttpServer } from '../server/shared/httpServer.ts';
import { logRequests } from '../server/shared/requestLog.ts';
import { startTracing } from '../server/shared/tracing/startTracing.ts';
import { buildApi } from './app.ts';
import { StartError } from './startError.ts';

/** The REST service alone, for installations that run it apart from the gateway (API_URL). */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const tracing = await startTracing(config);
  const app = await buildApi({ config, tracing });
  await app.ready();
  const { server, shutDown } = createHttpServer((request, response) => {
    app.routing(request, response);
  }, config);
  const stop = () => {
    shutDown()
      .then(() => app.close())
      .then(() => tracing?.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  const say = (line: string) => announce(line, config);
  logRequests(server, app.log);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  say(`REST service at http://${host}:${port}`);
  if (app.firstAdmin)
    say(`First administrator: ${app.firstAdmin.email}, password ${app.firstAdmin.password}`);
}

start().catch((error: unknown) => {
  // Errors that the operator can fix are reported in one sentence, all others with their stack.
  const plain = error instanceof ConfigError || error instanceof StartError;
  process.stderr.write(
    `${plain ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
});
