import fc from 'fast-check';
import { expect } from 'vitest';
import type { TestApi } from './api.ts';
import { bookingCommands } from './bookingCommands.ts';
import { lab } from './bookingReal.ts';
import type { Real } from './bookingReal.ts';
import { busyCommands, busyDay } from './busyCommands.ts';
import { keep } from './closedDay.ts';
import { BookingModel } from './bookingModel.ts';
import { START } from './clock.ts';
import { crowd } from './crowd.ts';
import { labCommands, passwordHash, saveHolidays, saveHours } from './labCommands.ts';
import { forgetOrder } from './ledger.ts';
import { inTheWay } from './ownersLab.ts';
import { temporaryAdministrator } from './people.ts';
import { watchSeats } from './seatWatch.ts';

const capacities = [2, 3, 1];

/**
 * Holds the service against the model in random stories of orders, holds, payments and changes;
 * throws the shortest that differs.
 */
export async function checkBookings(
  api: TestApi,
  options: { numRuns?: number; interruptAfterTimeLimit?: number; maxCommands: number },
): Promise<number> {
  const owner = await temporaryAdministrator(api, 'owner', { hours: 24 });
  const seats = await watchSeats(api.db);
  // The demo's own orders at other times stay where they are.
  const kept = inTheWay(await saveHours(owner, capacities)).map(({ _id }) => keep({ id: _id }));
  expect((await saveHours(owner, capacities, kept)).status).toBe(200);
  let customers = await crowd(api, 2, await passwordHash);
  let commands = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.commands([...bookingCommands, ...busyCommands, ...labCommands], {
        maxCommands: options.maxCommands,
        size: 'max',
      }),
      async (isBusy, random) => {
        const story = [...(isBusy ? busyDay : []), ...random];
        api.clock.set(START);
        await seats.forget();
        const real: Real = { api, owner, seats, guests: [...customers], orders: [] };
        const model = new BookingModel(capacities);
        expect((await saveHours(owner, capacities)).status).toBe(200);
        try {
          await fc.asyncModelRun(() => ({ model, real }), story);
        } finally {
          commands += story.length;
          for (const { id } of real.orders) await forgetOrder(api.db, id);
          await saveHolidays(owner, false);
          await owner.call('PATCH', `admin/labs/${lab}`, { active: true });
          customers = model.people.map((who) => real.guests[who]!);
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
