import type { StaffRole } from '../../../machines/generated/schema.ts';
import { adminCopy } from '../../copy/admin.ts';
import { SelectField } from './SelectField.tsx';

const roles: StaffRole[] = ['OWNER', 'OPERATIONS', 'LAB', 'TECHNICIAN', 'DOCTOR'];

export function RoleField({
  label,
  isLabelShown = true,
  value,
  onChange,
}: {
  label: string;
  isLabelShown?: boolean;
  value: StaffRole;
  onChange: (role: StaffRole) => void;
}) {
  return (
    <SelectField
      label={label}
      isLabelShown={isLabelShown}
      options={roles.map((role) => [role, adminCopy.roles[role].name] as const)}
      value={value}
      onChange={(role) => onChange(role as StaffRole)}
    />
  );
}
