import { Group, PinInput } from '@chakra-ui/react';
import { useFormMessageId } from './formMessage.tsx';

interface Props {
  label: string;
  /** What a box is called: the `number`th of `length`. */
  digit: (number: number, length: number) => string;
  /** The code was refused. */
  isInvalid: boolean;
  length: number;
  value: string[];
  onChange: (value: string[]) => void;
  onComplete: (code: string) => void;
}

/**
 * Single-digit boxes: digits only, a pasted code spreads, backspace on an empty box moves back
 * (docs/product/validation.md).
 */
export function OtpInput({ label, digit, isInvalid, length, value, onChange, onComplete }: Props) {
  const message = useFormMessageId();
  const describedBy = isInvalid ? message : undefined;
  return (
    <PinInput.Root
      otp
      size="2xl"
      value={value}
      invalid={isInvalid}
      autoFocus
      translations={{ inputLabel: (index, all) => digit(index + 1, all) }}
      sanitizeValue={(pasted) => pasted.replaceAll(/\D/g, '')}
      onValueChange={(details) => onChange(details.value)}
      onValueComplete={(details) => onComplete(details.valueAsString)}
    >
      <PinInput.HiddenInput />
      <PinInput.Control asChild>
        <Group role="group" aria-label={label} gap="3" justifyContent="center" width="full">
          {Array.from({ length }, (_, index) => (
            <PinInput.Input
              key={index}
              index={index}
              bg="bg.panel"
              {...(describedBy && { 'aria-describedby': describedBy })}
              borderColor="border.emphasized"
              fontSize="2xl"
              fontWeight="semibold"
            />
          ))}
        </Group>
      </PinInput.Control>
    </PinInput.Root>
  );
}
