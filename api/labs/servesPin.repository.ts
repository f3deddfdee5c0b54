import { sql } from 'kysely';

/** A condition on `labs`: the lab collects at the PIN. One that names no PIN codes does everywhere. */
export const servesPin = (pin: string) =>
  sql<boolean>`(labs.pins = '[]' or exists (select 1 from jsonb_array_elements_text(labs.pins) as served(prefix) where starts_with(${pin}::text, served.prefix)))`;
