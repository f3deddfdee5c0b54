import { once } from 'node:events';
import { Server } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { startProduct } from '../../server/startProduct.ts';
import { startApi } from '../api/support/api.ts';
import { browserAt } from './support/browser.ts';

const web = async () => undefined;
const follow = 'subscription($id: ID!) { orderChanged(id: $id) { id status } }';

async function startWithFollower(apart: boolean) {
  const api = await startApi({ demo: true, rateLimit: false });
  const product = apart
    ? await startProduct(
        { ...api.config, port: 0, apiUrl: await api.app.listen({ port: 0, host: '127.0.0.1' }) },
        { web },
      )
    : await startProduct({ ...api.config, port: 0 }, { web, api: api.app });
  const browser = browserAt(product.address);
  await browser.ask(
    'mutation { signIn(input: { email: "nandini@example.com", password: "assay-demo-1" }) { id } }',
  );
  const { orders } = await browser.ask<{ orders: { id: string }[] }>('{ orders { id } }');
  const following = await browser.follow(follow, { id: orders[0]!.id });
  expect(await following.next()).toMatchObject({ data: { orderChanged: orders[0] } });
  return { api, product, browser, following };
}

describe('stopping the product', () => {
  it.each([
    ['in one process', false],
    ['apart', true],
  ])(
    'breaks streams off, so that their clients come back, and ends at once (%s)',
    async (_, apart) => {
      const { api, product, following } = await startWithFollower(apart);
      const broken = following.next().then(
        () => 'went on',
        (error: Error) => error.message,
      );
      const gaveUp = vi.spyOn(Server.prototype, 'closeAllConnections');
      await product.close();
      expect(await broken).toBe('terminated');
      expect(gaveUp).not.toHaveBeenCalled();
      gaveUp.mockRestore();
      await api.stop();
    },
  );

  it('finishes what is under way', async () => {
    const { api, product, browser } = await startWithFollower(true);
    const arrived = once(api.app.server, 'request');
    const asked = browser.ask('{ orders { id } labTests { id } }');
    await arrived;
    const closed = product.close();
    expect(await asked).toMatchObject({ labTests: expect.any(Array) });
    await closed;
    await api.stop();
  });

  it('a service that goes away breaks its streams too, and questions get UNAVAILABLE', async () => {
    const { api, product, browser, following } = await startWithFollower(true);
    const broken = following.next().then(
      () => 'went on',
      (error: Error) => error.message,
    );
    await api.stop();
    expect(await broken).toBe('terminated');
    await expect(browser.ask('{ labTests { id } }')).rejects.toThrow('(UNAVAILABLE)');
    const direct = await browser.send('/api/v1/tests/alltests');
    expect([direct.status, direct.headers.get('retry-after'), await direct.json()]).toEqual([
      503,
      '5',
      { message: expect.stringContaining('try again'), code: 'UNAVAILABLE' },
    ]);
    await product.close();
  });
});
