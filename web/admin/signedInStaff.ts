import { createContext, use } from 'react';
import type { Call } from './pageCalls.ts';

/** Who of the staff is signed in, and what the service lets them do. */
export interface SignedInStaff {
  id: string;
  mayCall: (call: Call) => boolean;
  /** How many of the lab's people have no lab yet, for who can choose one for them. */
  staffWithoutLab: number;
  /** How many visits lost their technician, for who assigns another. */
  visitsWithoutTechnician: number;
}

/** Without a frame around it, a page shows everything: the service decides anyway. */
export const StaffContext = createContext<SignedInStaff>({
  id: '',
  mayCall: () => true,
  staffWithoutLab: 0,
  visitsWithoutTechnician: 0,
});

/** Whoever is signed in to the administration. */
export const useStaff = (): SignedInStaff => use(StaffContext);
