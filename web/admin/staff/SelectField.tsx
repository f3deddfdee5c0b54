import { NativeSelect } from '@chakra-ui/react';
import { adminCopy } from '../../copy/admin.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';

/**
 * A select with its label, which may be for screen readers only. A value that is not among the
 * options, such as a former lab in a URL, is shown as another one.
 */
export function SelectField({
  label,
  isLabelShown = true,
  options,
  value,
  onChange,
}: {
  label: string;
  isLabelShown?: boolean;
  options: readonly (readonly [value: string, text: string])[];
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <div className={stack({ gap: '1.5', minW: '0', w: { base: 'full', sm: '220px' } })}>
      {isLabelShown ? (
        <p aria-hidden className={css({ fontWeight: 'semibold', fontSize: 'sm' })}>
          {label}
        </p>
      ) : null}
      <NativeSelect.Root size="lg">
        <NativeSelect.Field
          bg="bg.panel"
          borderColor="border.emphasized"
          aria-label={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
          {options.some(([option]) => option === value) ? null : (
            <option value={value}>{adminCopy.another}</option>
          )}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </div>
  );
}
