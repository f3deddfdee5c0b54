import { adminStaffCopy as copy } from '../../copy/adminStaff.ts';
import type { LabsToFilterQuery } from '../generated/graphql.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { css } from '../../generated/panda/css/index.js';

/** The labs that a member works for, whose orders, prices and hours they see. */
export function LabsField({
  label,
  labs,
  chosen,
  onChange,
}: {
  label: string;
  labs: LabsToFilterQuery['adminLabs'];
  chosen: readonly string[];
  onChange: (labs: string[]) => void;
}) {
  return (
    <fieldset className={css({ w: 'full' })}>
      <legend className={css({ fontWeight: 'semibold', fontSize: 'sm' })}>{label}</legend>
      <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>{copy.labsHint}</p>
      <div className={css({ maxH: '64', overflowY: 'auto' })}>
        {labs.map(({ id, name }) => (
          <CheckField
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={(checked) =>
              onChange(checked ? [...chosen, id] : chosen.filter((lab) => lab !== id))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
