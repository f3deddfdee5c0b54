import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MeDocument, SignOutDocument } from '../../web/generated/graphql.ts';
import { mutate, query } from '../../web/shared/apollo.ts';
import { onSessionChange } from '../../web/shared/sessionChange.ts';

const changed = vi.fn<() => void>();
beforeEach(() => {
  changed.mockClear();
  onSessionChange(changed);
});
afterEach(() => vi.unstubAllGlobals());

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
