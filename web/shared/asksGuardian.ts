import { isMinor } from '../../machines/order/guardian.ts';
import { today } from '../ui/days.ts';

/** Whether somebody born on this day needs a guardian's consent. */
export const asksGuardian = (dateOfBirth: string): boolean =>
  dateOfBirth !== '' && isMinor(dateOfBirth, today());
