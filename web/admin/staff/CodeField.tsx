import { adminStaffCopy } from '../../copy/adminStaff.ts';
import { TextField } from '../../ui/TextField.tsx';

/** A code of the authenticator app, or a recovery code if the hint says so. */
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
