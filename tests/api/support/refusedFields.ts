import type { Answer } from './client.ts';

/** What an answer says beside each field of a form, each as 'field REASON'. */
export const refusedIn = ({ body }: Answer<unknown>): string[] =>
  (body.data as { fields: { field: string; reason: string }[] }).fields.map(
    ({ field, reason }) => `${field} ${reason}`,
  );
