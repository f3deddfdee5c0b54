import { gql } from '@apollo/client';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  LabTestsDocument,
  MeDocument,
  SignOutDocument,
  TestimonialsDocument,
} from '../../web/generated/graphql.ts';
import { client, failureFrom, failureOf, mutate, query } from '../../web/shared/apollo.ts';
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
  expect(client.devtoolsConfig.enabled).toBe(false);
  for (const asked of [query(LabTestsDocument, {}), query(TestimonialsDocument, {})])
    await asked.catch(() => undefined);
  const ofLists = fetched.mock.calls.slice(3).map(([, sent]) => sent.credentials);
  expect(ofLists, 'clauses 3 and 6').toEqual(['omit', 'omit']);
});

it('a list of an order is what came last, also where it has become shorter', () => {
  const complaints = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
  const fragment = gql`
    fragment Lists on Order {
      id
      availableActions
      events {
        id
        at
      }
    }
  `;
  const event = (id: string) => ({ __typename: 'OrderEvent', id, at: id });
  const write = (availableActions: string[], ...events: string[]) => {
    const data = { __typename: 'Order', id: 'o1', availableActions, events: events.map(event) };
    client.cache.writeFragment({ id: 'Order:o1', fragment, data });
    return client.cache.readFragment({ id: 'Order:o1', fragment });
  };
  write(['CANCEL', 'RESCHEDULE'], 'e1', 'e2');
  expect(write(['CANCEL'], 'e2')).toMatchObject({
    availableActions: ['CANCEL'],
    events: [{ id: 'e2' }],
  });
  for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
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
