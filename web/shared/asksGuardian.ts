import { isMinor } from '../../machines/order/guardian.ts';
import { today } from '../ui/days.ts';

/** Whether a guardian has to consent for somebody who was born on this day. */
export const asksGuardian = (dateOfBirth: string): boolean =>
  dateOfBirth !== '' && isMinor(dateOfBirth, today());
