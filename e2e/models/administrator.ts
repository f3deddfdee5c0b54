import { ownerCalls } from '../../tests/shown/ownerCalls.ts';

/** An owner, as the gateway answers: every page is open, and what is pressed there. */
export const administrator = {
  id: 'admin1',
  email: 'admin@example.com',
  name: 'Admin',
  staffRole: 'OWNER',
  labs: [],
  calls: ownerCalls,
  staffWithoutLab: 0,
  visitsWithoutTechnician: 0,
};
