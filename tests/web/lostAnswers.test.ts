// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { DeletePatientDocument, SignInDocument } from '../../web/generated/graphql.ts';
import { mutate } from '../../web/shared/gateway.ts';
import { upload } from '../../web/admin/upload.ts';

afterEach(() => vi.unstubAllGlobals());

/** The key of each call that is sent; `answers` come one after the other. */
function sending(...answers: (object | 'lost')[]) {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    const answer = answers.shift()!;
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return Response.json(answer);
  });
  return keys;
}
const refused = (code: string, reason?: string) => ({
  data: null,
  errors: [{ message: 'No.', extensions: { code, reason } }],
});
const done = { data: { deletePatient: { __typename: 'Message', message: 'Patient removed' } } };
const send = (id = 'p1') => mutate(DeletePatientDocument, { id }).catch(() => undefined);

it('what is sent again because its answer was lost has the same key, until one came', async () => {
  const keys = sending(
    'lost',
    refused('UNAVAILABLE'),
    refused('CONFLICT', 'CALL_IN_PROGRESS'),
    done,
    refused('CONFLICT'),
    done,
  );
  for (let time = 0; time < 6; time += 1) await send();
  expect(new Set(keys.slice(0, 4)).size).toBe(1);
  expect(new Set(keys.slice(3)).size).toBe(3);
  expect(keys[0]).toMatch(/^[\w-]{20,}$/);
});

it('another content is another call, and once one is answered the others are begun anew', async () => {
  const keys = sending('lost', 'lost', 'lost', done, done);
  for (const id of ['p1', 'p2', 'p1', 'p2', 'p1']) await send(id);
  expect([keys[2], keys[3]]).toEqual([keys[0], keys[1]]);
  expect(keys[0]).not.toBe(keys[1]);
  expect(keys.slice(0, 4)).not.toContain(keys[4]);
});

it('what is sent again a quarter of an hour later is another call', async () => {
  const keys = sending('lost', done);
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now');
  clock.mockReturnValue(now);
  await send();
  clock.mockReturnValue(now + 15 * 60_000);
  await send();
  clock.mockRestore();
  expect(keys[1]).not.toBe(keys[0]);
});

it('a file that is sent again has the same key, another one another', async () => {
  const keys = sending(
    'lost',
    { data: { importCatalogue: {} } },
    { data: { importCatalogue: {} } },
  );
  const file = new File(['a'], 'tests.csv', { lastModified: 1 });
  const other = new File(['b'], 'tests.csv', { lastModified: 2 });
  for (const sent of [file, file, other])
    await upload('importCatalogue', {}, { file: sent }).catch(() => undefined);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('a password is sent under no key, and kept nowhere', async () => {
  const keys = sending('lost');
  const input = { email: 'asha@example.com', password: 'correct horse' };
  await mutate(SignInDocument, { input }).catch(() => undefined);
  expect(keys).toEqual([null]);
});
