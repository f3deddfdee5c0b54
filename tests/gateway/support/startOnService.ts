import { startProduct } from '../../../server/startProduct.ts';
import type { Product } from '../../../server/startProduct.ts';
import { startApi } from '../../api/support/api.ts';
import type { TestApi } from '../../api/support/api.ts';

const noPages = async () => undefined;

/** Starts the product over a service with demo data, in one process or apart. */
export async function startOnService(apart: boolean): Promise<{ product: Product; api: TestApi }> {
  const api = await startApi({ demo: true, rateLimit: false });
  const config = { ...api.config, port: 0 };
  const product = apart
    ? await startProduct(
        { ...config, apiUrl: await api.app.listen({ port: 0, host: '127.0.0.1' }) },
        { web: noPages },
      )
    : await startProduct(config, { web: noPages, api: api.app });
  return { product, api };
}

/** How the gateway reaches the service: for `describe.each`. */
export const waysToRun: [name: string, apart: boolean][] = [
  ['in one process', false],
  ['apart from the service', true],
];
