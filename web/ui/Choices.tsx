import { RadioGroup } from '@chakra-ui/react';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { FieldErrorText, useFieldError } from './formMessage.tsx';
import { radioStop } from './radioStop.ts';

interface Props<Value extends string> {
  label: string;
  names: Record<Value, string>;
  value: Value | '';
  /** What the service calls it: what was refused is said below it. */
  field?: string;
  onChange: (value: Value) => void;
}

/** A few choices of which one is taken, as pills that are radios. */
export function Choices<Value extends string>({
  label,
  names,
  value,
  field,
  onChange,
}: Props<Value>) {
  const error = useFieldError(field);
  return (
    <RadioGroup.Root
      value={value}
      onValueChange={(details) => onChange(details.value as Value)}
      colorPalette="brand"
      {...error.attributes}
    >
      <RadioGroup.Label>
        <p className={css({ fontWeight: 'semibold', fontSize: 'sm', mb: '2' })}>{label}</p>
      </RadioGroup.Label>
      <div className={stack({ direction: 'row', flexWrap: 'wrap', gap: '2' })}>
        {(Object.entries(names) as [Value, string][]).map(([key, name]) => (
          <RadioGroup.Item
            key={key}
            value={key}
            minH="11"
            px="4"
            className={css({ _tight: { w: 'full', px: '2!' } })}
            borderWidth="1px"
            borderColor="border.emphasized"
            borderRadius="full"
            cursor="pointer"
            bg="bg.panel"
            _checked={{ borderColor: 'brand.solid', bg: 'brand.subtle', color: 'brand.fg' }}
          >
            <RadioGroup.ItemHiddenInput {...radioStop(key, Object.keys(names), value)} />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText fontWeight="medium">{name}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </div>
      <FieldErrorText error={error} />
    </RadioGroup.Root>
  );
}
