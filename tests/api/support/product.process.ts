import { readConfig } from '../../../server/shared/config.ts';
import { startProduct } from '../../../server/startProduct.ts';

/** The product in a process of its own, without the pages: they would have to be built. */
const product = await startProduct(readConfig(process.env), { web: async () => undefined });
process.stdout.write(`Assay is ready at ${product.address}\n`);
process.once(
  'SIGTERM',
  () =>
    void product.close().then(
      () => process.exit(0),
      () => process.exit(1),
    ),
);
