import { patient } from './entities.ts';

/** A child that was saved before guardians had to consent. */
export const childPatient = {
  ...patient,
  id: 'p2',
  name: 'Tara Menon',
  relation: 'DAUGHTER',
  age: 9,
  dateOfBirth: '2017-03-04',
  guardianConsentedAt: null,
} as const;
