import { readConfig } from '../config.ts';
import { buildApi } from './app.ts';

/** The REST service alone, for installations that run it apart from the gateway (API_URL). */
const config = readConfig(process.env);
const app = await buildApi({ config });
const address = await app.listen({ port: config.port, host: config.host });
process.stdout.write(`REST service at ${address}\n`);
if (app.firstAdmin) process.stdout.write(`First administrator: ${app.firstAdmin.email}, password ${app.firstAdmin.password}\n`);

const stop = () => {
  app.close().then(() => process.exit(0), () => process.exit(1));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
