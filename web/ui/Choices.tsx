import { RadioGroup, Stack, Text } from '@chakra-ui/react';

interface Props<Value extends string> {
  label: string;
  names: Record<Value, string>;
  value: Value | '';
  onChange: (value: Value) => void;
}

/** A few choices of which one is taken, as pills that are radios. */
export function Choices<Value extends string>({ label, names, value, onChange }: Props<Value>) {
  return (
    <RadioGroup.Root
      value={value}
      onValueChange={(details) => onChange(details.value as Value)}
      colorPalette="brand"
    >
      <RadioGroup.Label>
        <Text fontWeight="semibold" fontSize="sm" mb="2">
          {label}
        </Text>
      </RadioGroup.Label>
      <Stack direction="row" wrap="wrap" gap="2">
        {(Object.entries(names) as [Value, string][]).map(([key, name]) => (
          <RadioGroup.Item
            key={key}
            value={key}
            minH="11"
            px="4"
            borderWidth="1px"
            borderRadius="full"
            cursor="pointer"
            bg="bg.panel"
            _checked={{ borderColor: 'brand.solid', bg: 'brand.subtle', color: 'brand.fg' }}
          >
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText fontWeight="medium">{name}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Stack>
    </RadioGroup.Root>
  );
}
