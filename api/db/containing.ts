import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * Whether a text in the form of `plain_text(…)` contains another, regardless of accents, case and
 * invisible characters of either.
 */
export const containing = (plain: RawBuilder<string>, searched: string) =>
  sql<boolean>`${plain} like plain_text(${`%${searched.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`})`;
