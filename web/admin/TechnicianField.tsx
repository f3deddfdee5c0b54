import { NativeSelect } from '@chakra-ui/react';
import { uiCopy } from '../copy/ui.ts';
import { adminCopy } from '../copy/admin.ts';
import type { TechniciansQuery } from './generated/graphql.ts';
import { css } from '../generated/panda/css/index.js';

export type Technician = TechniciansQuery['technicians'][number];

/** The technician of a visit. Names can be alike, so options are identified by their index. */
export function TechnicianField({
  technicians,
  chosen,
  onChange,
}: {
  /** Undefined until loaded. */
  technicians: readonly Technician[] | undefined;
  chosen: number;
  onChange: (chosen: number) => void;
}) {
  if (!technicians) return <p className={css({ color: 'fg.muted' })}>{uiCopy.states.loading}</p>;
  if (technicians.length === 0)
    return <p className={css({ color: 'fg.muted' })}>{adminCopy.orders.noTechnicians}</p>;
  return (
    <NativeSelect.Root w="200px" size="lg">
      <NativeSelect.Field
        borderColor="border.emphasized"
        aria-label={adminCopy.orders.technician}
        value={chosen}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {technicians.map(({ id, name }, index) => (
          <option key={id ?? name} value={index}>
            {name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
