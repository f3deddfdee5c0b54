import { startProduct } from '../../../../server/startProduct.ts';
import { startApi } from '../api.ts';
import { crowd } from '../crowd.ts';
import { adminClient } from '../people.ts';
import { fuzzGraphQL } from './graphql.ts';

/**
 * The product on a port, with nobody, a customer and an administrator to send generated inputs as.
 */
export async function startFuzzedProduct() {
  const api = await startApi({ rateLimit: false, demo: true });
  const product = await startProduct(
    { ...api.config, port: 0 },
    { web: async () => undefined, api: api.app },
  );
  const [customer] = await crowd(api, 1);
  const admin = await adminClient(api);
  const cookies = [
    '',
    `assay_session=${customer!.session}`,
    `assay_admin=${admin.cookies.get('assay_admin')}`,
  ];
  const ids = [
    customer!.user,
    customer!.patient,
    customer!.address,
    'tsh',
    'kaveri-precision-labs',
  ];
  return {
    fuzz: (numRuns: number) => fuzzGraphQL(product.address, cookies, ids, numRuns),
    async stop() {
      await product.close();
      await api.stop();
    },
  };
}
