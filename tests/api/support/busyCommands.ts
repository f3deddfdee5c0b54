import fc from 'fast-check';
import {
  cancelled,
  command,
  moved,
  onOrder,
  orderPlaced,
  pick,
  slot,
  who,
  windowUsed,
} from './bookingCommands.ts';
import type { Command } from './bookingCommands.ts';

/** Ordered and paid in one go, so that stories soon have visits. */
const bought = (person: number, slot: number) =>
  command(
    `customer ${person} buys slot ${slot}`,
    () => true,
    async (model, real) => {
      const before = model.orders.length;
      await orderPlaced(person, slot).run(model, real);
      if (model.orders.length > before) await windowUsed(before, 'paid', true).run(model, real);
    },
  );

/** A lab with visits, from which half of the stories begin. */
export const busyDay = [bought(0, 1), bought(1, 1), bought(0, 1), bought(1, 0)];

/** Everybody who has paid wants to be in one slot. */
const wanted = (slot: number) =>
  command(
    `everybody moves to slot ${slot}`,
    () => true,
    async (model, real) => {
      for (const pick of model.orders.keys()) await moved(pick, slot).run(model, real);
    },
  );
/** A seat is given back, and everybody wants it. */
const givenBack = (pick: number) =>
  onOrder('cancelled, and its slot is wanted', pick, async (model, order, real) => {
    await cancelled(pick).run(model, real);
    await wanted(order.slot).run(model, real);
  });
/** What soon fills and empties the lab's slots. */
export const busyCommands: fc.Arbitrary<Command>[] = [
  fc.tuple(who, slot).map((drawn) => bought(...drawn)),
  fc.tuple(who, slot).map((drawn) => bought(...drawn)),
  pick.map(givenBack),
  pick.map(givenBack),
];
