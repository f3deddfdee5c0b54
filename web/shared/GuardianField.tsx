import { bookingCopy } from '../copy/booking.ts';
import { asksGuardian } from './asksGuardian.ts';
import { CheckField } from '../ui/CheckField.tsx';

const copy = bookingCopy.patient;

/**
 * Asks whether the person who books for a child is the guardian and consents; nothing for adults.
 */
export function GuardianField({
  dateOfBirth,
  checked,
  onChange,
}: {
  dateOfBirth: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  if (!asksGuardian(dateOfBirth)) return null;
  return (
    <CheckField
      label={copy.guardian}
      hint={copy.guardianHint}
      checked={checked}
      onChange={onChange}
    />
  );
}
