import { adminParametersCopy as copy } from '../../copy/adminParameters.ts';
import { css } from '../../generated/panda/css/index.js';
import { grid } from '../../generated/panda/patterns/index.js';
import { Button } from '../../ui/Button.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { numbers } from './drafts.ts';
import type { RangeDraft } from './drafts.ts';

/**
 * The usual range for a group of people: whom it applies to, its bounds, and the critical bounds at
 * which somebody is called.
 */
export function RangeFields({
  range,
  name,
  field,
  onChange,
  onRemove,
}: {
  range: RangeDraft;
  /** The name of the range, for screen readers. */
  name: string;
  /** The service's name for the field. */
  field: string;
  onChange: (range: RangeDraft) => void;
  onRemove: () => void;
}) {
  return (
    <fieldset className={css({ borderTopWidth: '1px', pt: '3', minW: '0' })}>
      <legend className={css({ srOnly: true })}>{name}</legend>
      <Choices
        label={copy.gender}
        names={copy.genders}
        value={range.gender}
        onChange={(gender) => onChange({ ...range, gender })}
      />
      <div className={grid({ columns: { base: 2, _tight: 1 }, gap: '3', mt: '3' })}>
        {numbers.map((number) => (
          <TextField
            key={number}
            label={copy.fields[number]}
            field={`${field}.${number}`}
            inputMode="decimal"
            autoComplete="off"
            value={range[number]}
            onChange={(event) => onChange({ ...range, [number]: event.target.value })}
          />
        ))}
      </div>
      <Button
        variant="outline"
        aria-label={`${copy.removeRange}: ${name}`}
        onClick={onRemove}
        className={css({ minH: '11', mt: '3' })}
      >
        {copy.removeRange}
      </Button>
    </fieldset>
  );
}
