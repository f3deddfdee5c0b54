import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * Whether a text of `plain_text(…)` has another in it, whatever the accents, capitals and invisible
 * signs of either.
 */
export const containing = (plain: RawBuilder<string>, searched: string) =>
  sql<boolean>`${plain} like plain_text(${`%${searched.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`})`;
