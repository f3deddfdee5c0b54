import { adminStaffCopy } from '../../copy/adminStaff.ts';
import { TextField } from '../../ui/TextField.tsx';

/** A code of the app, or where the hint says so a recovery code. */
export const CodeField = ({ hint }: { hint: string }) => (
  <TextField
    label={adminStaffCopy.secondFactor.code}
    hint={hint}
    name="otp"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
  />
);
