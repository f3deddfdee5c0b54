import { beforeEach, expect, it, vi } from 'vitest';
import {
  LabTestsDocument,
  MeDocument,
  SignOutDocument,
  TestimonialsDocument,
} from '../../web/generated/graphql.ts';
import { failureFrom, failureOf, mutate, query } from '../../web/shared/gateway.ts';
import { onSessionChange } from '../../web/shared/sessionChange.ts';

const changed = vi.fn<() => void>();
beforeEach(() => {
  changed.mockClear();
  onSessionChange(changed);
});

const answers = (error: object) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: null, errors: [error] })));

it.each([
  // A proxy on the way may say no more than this.
  ['a message alone', { message: 'It broke.' }, 0],
  ['another code', { message: 'It broke.', extensions: { code: 'CONFLICT' } }, 0],
  [
    'that nobody is logged in',
    { message: 'It broke.', extensions: { code: 'UNAUTHENTICATED' } },
    1,
  ],
])(
  'an answer with %s is said as it is; the session is asked about: %o',
  async (_, error, times) => {
    answers(error);
    for (const call of [query(MeDocument, {}), mutate(SignOutDocument, {})])
      await expect(call).rejects.toThrow('It broke.');
    expect(changed).toHaveBeenCalledTimes(2 * times);
  },
);

it('one of several errors that says that nobody is logged in is enough', async () => {
  const errors = [
    { message: 'It broke.' },
    { message: 'Who?', extensions: { code: 'UNAUTHENTICATED' } },
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: null, errors })));
  await expect(query(MeDocument, {})).rejects.toThrow('It broke.');
  expect(changed).toHaveBeenCalledOnce();
});

it('each question goes to the gateway by itself, as this page alone may ask', async () => {
  const fetched = vi.fn<(url: string, sent: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(Response.json({ data: { me: null } })),
  );
  vi.stubGlobal('fetch', fetched);
  // Neither what is on its way nor what was answered before stands for an answer.
  expect(await Promise.all([query(MeDocument, {}), query(MeDocument, {})])).toEqual([
    { me: null },
    { me: null },
  ]);
  await query(MeDocument, {});
  expect(fetched).toHaveBeenCalledTimes(3);
  const [url, { credentials, headers, method }] = fetched.mock.calls[0]!;
  expect([url, credentials, method]).toEqual(['/graphql', 'same-origin', 'POST']);
  expect(headers).toMatchObject({ 'apollo-require-preflight': 'true' });
  for (const asked of [query(LabTestsDocument, {}), query(TestimonialsDocument, {})])
    await asked.catch(() => undefined);
  const ofLists = fetched.mock.calls.slice(3).map(([, sent]) => sent.credentials);
  expect(ofLists, 'clauses 3 and 6').toEqual(['omit', 'omit']);
});

it.each([
  // As the browser's own failures have, where the code is a number.
  [new DOMException('Stopped', 'AbortError')],
  [{ code: 'SLOT_TAKEN' }],
  ['gone'],
])('%o is no failure of the service: it could not be reached', (error) => {
  expect(failureOf(error)).toMatchObject({ code: 'UNREACHABLE', cause: error });
});

it('an answer that failed without an error has a failure that says nothing', () => {
  const failure = failureFrom(undefined);
  expect([failure.message, { ...failure }]).toEqual(['', {}]);
});

it.each([
  ['a page', new Response('<h1>Busy</h1>', { status: 503 })],
  ['its own words', Response.json({ message: 'Too many' }, { status: 429 })],
])('a proxy that answers with %s has not reached the service', async (_, reply) => {
  vi.stubGlobal('fetch', () => Promise.resolve(reply));
  await expect(query(MeDocument, {})).rejects.toMatchObject({ code: 'UNREACHABLE' });
});
