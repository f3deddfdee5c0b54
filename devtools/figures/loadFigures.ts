import { FlowFiguresDocument } from '../generated/graphql.ts';
import type { FlowFiguresQuery } from '../generated/graphql.ts';

const { hash } = (FlowFiguresDocument as unknown as { __meta__: { hash: string } }).__meta__;
const sha256Hash = hash.replace(/^sha256:/, '');

/** The visitor figures of one innermost state. */
export type StateFigures = FlowFiguresQuery['flowFigures'][number];

/**
 * The figures of a number of days, the last of them `daysBack` days ago; undefined without
 * permission, or if there is no answer.
 */
export async function loadFigures(
  days: number,
  daysBack = 0,
): Promise<readonly StateFigures[] | undefined> {
  try {
    const reply = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        extensions: { persistedQuery: { version: 1, sha256Hash } },
        variables: { days, daysBack },
      }),
    });
    const { data } = (await reply.json()) as { data?: FlowFiguresQuery | null };
    return data?.flowFigures;
  } catch {
    return undefined;
  }
}
