import { bookingCopy } from '../copy/booking.ts';
import { asksGuardian } from './asksGuardian.ts';
import { CheckField } from '../ui/CheckField.tsx';

const copy = bookingCopy.patient;

/** Asks who books for a child whether they are its guardian and consent; nothing for adults. */
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
