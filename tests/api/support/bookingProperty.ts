import fc from 'fast-check';
import type { TestApi } from './api.ts';
import { bookingCommands } from './bookingCommands.ts';
import { slotIds } from './bookingReal.ts';
import { BookingModel } from './bookingModel.ts';
import { START } from './clock.ts';
import { crowd } from './crowd.ts';
import { forgetOrder } from './ledger.ts';

const capacities = [1, 2, 1];

/**
 * Holds the service against the model in random stories of orders, holds, payments and changes;
 * throws the shortest that differs.
 */
export async function checkBookings(
  api: TestApi,
  options: { numRuns?: number; interruptAfterTimeLimit?: number; maxCommands: number },
): Promise<number> {
  for (const [index, id] of slotIds.entries())
    await api.db
      .updateTable('slots')
      .set({ capacity: capacities[index]! })
      .where('id', '=', id)
      .execute();
  const guests = await crowd(api, 2);
  let commands = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.commands(bookingCommands, { maxCommands: options.maxCommands, size: 'max' }),
      async (story) => {
        api.clock.set(START);
        const real = { api, guests, orders: [] };
        try {
          await fc.asyncModelRun(() => ({ model: new BookingModel(capacities), real }), story);
        } finally {
          commands += [...story].length;
          for (const { id } of real.orders as { id: string }[]) await forgetOrder(api.db, id);
        }
      },
    ),
    {
      numRuns: options.numRuns ?? 1_000_000,
      ...(options.interruptAfterTimeLimit !== undefined && {
        interruptAfterTimeLimit: options.interruptAfterTimeLimit,
        markInterruptAsFailure: false,
      }),
    },
  );
  return commands;
}
