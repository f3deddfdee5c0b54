import { createContext, use } from 'react';
import type { Call } from './pageCalls.ts';

/** The member of staff who is signed in, with the permissions given by the service. */
export interface SignedInStaff {
  id: string;
  mayCall: (call: Call) => boolean;
  /** Number of lab members without a lab; for those who can assign one. */
  staffWithoutLab: number;
  /** Number of visits that lost their technician; for those who can assign another. */
  visitsWithoutTechnician: number;
}

/**
 * The default permits everything, for a page without the frame around it; the service decides
 * anyway.
 */
export const StaffContext = createContext<SignedInStaff>({
  id: '',
  mayCall: () => true,
  staffWithoutLab: 0,
  visitsWithoutTechnician: 0,
});

/** The member of staff who is signed in. */
export const useStaff = (): SignedInStaff => use(StaffContext);
