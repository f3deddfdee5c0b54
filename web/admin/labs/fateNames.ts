import type { OrderFate } from '../../../machines/generated/schema.ts';
import { adminLabsCopy as copy } from '../../copy/adminLabs.ts';

/** The names of the possible decisions about an order. */
export const fateNames = (fates: OrderFate[]): Record<OrderFate, string> =>
  Object.fromEntries(fates.map((fate) => [fate, copy.fates[fate]])) as Record<OrderFate, string>;
