import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sentDraftKey } from '../../web/shared/drafts/storedDrafts.ts';
import { asks, navigation, startServiceWorker } from './support/serviceWorker.ts';
import type { Network } from './support/serviceWorker.ts';

const date = 'Mon, 23 Nov 2026 06:00:00 GMT';
/** The page of the customer's orders as the server renders it for them. */
const ownPage = (answers: object | null) => ({
  '/orders': () =>
    new Response(
      answers === null
        ? '<p>shell</p>'
        : `<p>page</p>\n<script type="application/json" id="answers" data-own>${JSON.stringify(answers, null, 1)}</script>`,
      { headers: { date, 'cache-control': 'private, no-store' } },
    ),
});

let worker: Awaited<ReturnType<typeof startServiceWorker>>;
const own = () => worker.pathsIn('assay-own');
const serve = (network: Network) => {
  for (const path of Object.keys(worker.network)) delete worker.network[path];
  Object.assign(worker.network, network);
};
/** Asha is signed in. */
beforeEach(async () => {
  worker = await startServiceWorker({});
  serve({ '/graphql': () => Response.json({ data: { me: { id: 'asha' } } }) });
  await worker.get('/graphql', asks('Me'));
});

describe('a page that was rendered for its customer', () => {
  const answers = {
    'Me {}': { me: { id: 'asha' } },
    'Reports {"page":1}': { reports: [] },
    'LabTests {}': { labTests: [] },
  };

  it('is read again without a connection, with the answers that it brought', async () => {
    serve(ownPage(answers));
    await worker.get('/orders', navigation);
    serve({});
    expect(await (await worker.get('/orders', navigation)).text()).toContain('<p>page</p>');
    const reports = await worker.get('/graphql', asks('Reports', { page: 1 }));
    expect([await reports.json(), reports.headers.get('content-type')]).toEqual([
      { data: { reports: [] } },
      'application/json',
    ]);
    expect(worker.messagesOf('page').at(-1)).toEqual({ cachedAt: Date.parse(date) });
    expect([own().toSorted(), worker.pathsIn('assay-pages')]).toEqual([
      ['/orders', '/own/Me?%7B%7D', '/own/Reports?%7B%22page%22%3A1%7D', '/own/customer'],
      [],
    ]);
  });

  it('is not stored where it is a step of a booking: places and prices would be old', async () => {
    serve(ownPage({ ...answers, [sentDraftKey]: {} }));
    const before = own();
    await worker.get('/orders', navigation);
    expect([own(), worker.pathsIn('assay-pages')]).toEqual([before, []]);
  });

  it('is nobody else’s: it goes with what is theirs', async () => {
    serve(ownPage(answers));
    await worker.get('/orders', navigation);
    await worker.message('forget');
    serve({});
    expect((await worker.get('/orders', navigation)).type).toBe('error');
  });

  it('is not stored where it does not say whose it is', async () => {
    serve(ownPage({ 'Reports {}': { reports: [] } }));
    const before = own();
    await worker.get('/orders', navigation);
    expect([own(), worker.pathsIn('assay-pages')]).toEqual([before, []]);
  });

  it('is not stored after the session that it was rendered in', async () => {
    let arrive = () => undefined as void;
    const rendered = ownPage(answers)['/orders']();
    serve({ '/orders': () => new Promise((resolve) => (arrive = () => resolve(rendered))) });
    const { reply, ended } = worker.request('/orders', navigation);
    await vi.waitFor(() => expect(worker.called).toHaveLength(2));
    await worker.message('forget');
    arrive();
    await reply;
    await ended();
    expect(own()).toEqual([]);
  });

  it('is the shell without answers, which is the same for everybody', async () => {
    serve(ownPage(null));
    await worker.get('/orders', navigation);
    await worker.message('forget');
    serve({});
    expect(await (await worker.get('/orders', navigation)).text()).toBe('<p>shell</p>');
  });
});
