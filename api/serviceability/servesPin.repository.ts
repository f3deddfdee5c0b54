import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * A condition on `labs`: the lab collects at the PIN. Outside of the setting `serviceablePins` no
 * lab does; within it, a lab without PIN codes collects everywhere.
 */
export const servesPin = (pin: string | RawBuilder<unknown>) => sql<boolean>`(
  exists (
    select 1 from settings, jsonb_array_elements_text(settings.value) as placed(prefix)
    where settings.name = 'serviceablePins' and starts_with(${pin}::text, placed.prefix)
  ) and (
    labs.pins = '[]' or exists (
      select 1 from jsonb_array_elements_text(labs.pins) as served(prefix)
      where starts_with(${pin}::text, served.prefix)
    )
  )
)`;
