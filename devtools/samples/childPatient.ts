import { patient } from './entities.ts';

/** Saved before the consent of guardians was asked for. */
export const childPatient = {
  ...patient,
  id: 'p2',
  name: 'Tara Menon',
  relation: 'DAUGHTER',
  age: 9,
  dateOfBirth: '2017-03-04',
  guardianConsentedAt: null,
} as const;
