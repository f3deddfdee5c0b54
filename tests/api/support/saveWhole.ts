import type { Client } from './client.ts';

/** The version that a save of this path sends; none where the caller may not read it. */
export async function versionAt(client: Client, path: string): Promise<string> {
  const read = path.replace(/\/(hours|holidays)$/, '').replace(/^doctor$/, 'doctor/hours');
  const { data } = (await client.get<{ version: string } | null>(read)).body;
  return data?.version ?? 'none';
}

/** Replaces what is stored now. */
export const saveWhole = async <Answer>(client: Client, path: string, body: object) =>
  client.call<Answer>('PUT', path, { version: await versionAt(client, path), ...body });
