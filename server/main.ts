import { announce } from './shared/announce.ts';
import { ConfigError, readConfig } from './shared/config.ts';
import { startProduct } from './startProduct.ts';
import { tryPort } from './tryPort.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  // Checked first, as otherwise the database would be created and the first administrator's
  // password lost.
  await tryPort(config);
  const product = await startProduct(config);
  const say = (line: string) => announce(line, config);
  say(`Assay is ready at ${product.address}`);
  if (product.firstAdmin)
    say(
      `First administrator: ${product.firstAdmin.email}, password ${product.firstAdmin.password} (shown once)`,
    );
  if (!config.smtpUrl && config.apiUrl === undefined)
    say(`Messages (one-time codes too) go to ${config.dataDir}/outbox.jsonl and to this terminal`);
  if (!config.production)
    say(
      `Flows: ${product.address}/flows   REST: ${product.address}/api/docs   GraphQL: ${product.address}/graphql`,
    );
  const end = () =>
    void product.close().then(
      () => process.exit(0),
      (error: unknown) => {
        product.log.error({ err: error }, 'the product did not end cleanly');
        process.exit(1);
      },
    );
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}

main().catch((error: NodeJS.ErrnoException) => {
  const { port } = error as { port?: number };
  if (error.code === 'EADDRINUSE')
    console.error(`Port ${port} is taken. Stop what uses it, or set PORT to another one.`);
  else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    console.error(
      'HOST is no address of this machine. Set it to one, such as 127.0.0.1 or 0.0.0.0.',
    );
  else if (error.code === 'EACCES' && port)
    console.error(
      `Port ${port} may not be used without more rights. Set PORT to another one, such as 4000.`,
    );
  else
    console.error(
      error instanceof ConfigError || error.name === 'StartError' ? error.message : error,
    );
  process.exit(1);
});
