// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { upload } from '../../web/admin/upload.ts';

type Call = [url: string, init: RequestInit & { body: FormData }];
/** A service that answers so; what it was sent. */
function serve(answer: () => Promise<Response>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', (...call: Call) => {
    calls.push(call);
    return answer();
  });
  return calls;
}
const json = (answer: unknown) => () => Promise.resolve(Response.json(answer));
const icon = new File(['png'], 'icon.png', { type: 'image/png' });
const send = () =>
  upload<{ addTest: object }>('addTest', { input: { price: '99' } }, { icon, image: null });

describe('a mutation with files', () => {
  it('is sent as a multipart request: what is asked, which files are for what, and the files', async () => {
    const calls = serve(json({ data: { addTest: { message: 'Done' } } }));
    expect(await send()).toEqual({ addTest: { message: 'Done' } });
    const [[url, { body, ...request }]] = calls as [Call];
    expect([url, request]).toEqual([
      '/graphql',
      {
        method: 'POST',
        credentials: 'same-origin',
        // Assures the gateway that this is no simple form.
        headers: {
          'apollo-require-preflight': 'true',
          'idempotency-key': expect.stringMatching(/^\w+$/),
        },
      },
    ]);
    expect([...body.keys()]).toEqual(['operations', 'map', 'icon']);
    const { query, variables } = JSON.parse(body.get('operations') as string) as {
      query: string;
      variables: object;
    };
    expect(query).toMatch(/^mutation AddTest\(/);
    expect(variables).toEqual({ input: { price: '99' }, icon: null, image: null });
    expect(JSON.parse(body.get('map') as string)).toEqual({ icon: ['variables.icon'] });
    const sent = body.get('icon') as File;
    expect([sent.name, sent.type, await sent.text()]).toEqual(['icon.png', 'image/png', 'png']);
  });

  const faulty = { code: 'FILE_FAULTY', reason: 'FILE_FAULTS', params: { count: 5 }, data: {} };
  it.each([
    [
      { data: null, errors: [{ message: 'No.', extensions: faulty }] },
      { message: 'No.', ...faulty },
    ],
    // Something of the answer is there.
    [{ data: { addTest: null }, errors: [{ message: 'No.' }] }, { message: 'No.' }],
    // It did not come as far as the gateway.
    [
      { message: 'Too large.', code: 'FILE_TOO_LARGE', reason: 'TOO_LARGE' },
      { message: 'Too large.', code: 'FILE_TOO_LARGE', reason: 'TOO_LARGE' },
    ],
    [{ data: null }, { message: '' }],
  ])('that is answered with %o was refused', async (answer, failure) => {
    serve(json(answer));
    await expect(send()).rejects.toMatchObject(failure);
  });

  it('that reaches nobody says so', async () => {
    serve(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(send()).rejects.toMatchObject({ code: 'UNREACHABLE' });
  });

  it('is not lost by closing the page without a question, and only while it is being sent', async () => {
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { promise, resolve } = Promise.withResolvers<Response>();
    serve(() => promise);
    const sent = send();
    expect(asks()).toBe(true);
    resolve(Response.json({ data: { addTest: { message: 'Done' } } }));
    await sent;
    expect(asks()).toBe(false);
    serve(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(send()).rejects.toMatchObject({ code: 'UNREACHABLE' });
    expect(asks()).toBe(false);
  });
});
