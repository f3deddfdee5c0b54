import { vi } from 'vitest';
import type { ContentJson } from '../../../api/content/adminContent.contract.ts';
import type { TestApi } from './api.ts';
import { adminClient } from './people.ts';

type Texts = Record<string, string | [english: string, hindi: string | null]>;

/** An entry as the administration sends it. */
export const entry = (texts: Texts, more: object = {}) => ({
  ...more,
  texts: Object.entries(texts).map(([field, said]) =>
    typeof said === 'string'
      ? { field, english: said }
      : { field, english: said[0], hindi: said[1] },
  ),
});

/** Each copy of the service keeps what it read until the database tells it of a change. */
export const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 5000 });

/** An owner who edits what customers see, and what a visitor is answered. */
export async function contentOf(api: TestApi) {
  const admin = await adminClient(api);
  const read = async (kind: string) =>
    (await admin.get<ContentJson>(`admin/content/${kind}`)).body.data;
  return {
    admin,
    read,
    /** Made from the newest version unless one is given. */
    publish: async (kind: string, entries: object[], version?: number) =>
      admin.call<ContentJson>('PUT', `admin/content/${kind}`, {
        version: version ?? (await read(kind)).version,
        entries,
      }),
    seen: async <Data>(path: string) => (await api.client().get<Data>(path)).body.data,
  };
}
