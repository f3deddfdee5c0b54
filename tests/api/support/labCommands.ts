import fc from 'fast-check';
import { expect } from 'vitest';
import { hashSecret } from '../../../api/secrets/hashing.ts';
import { command } from './bookingCommands.ts';
import type { Command } from './bookingCommands.ts';
import type { BookingModel } from './bookingModel.ts';
import { lab, slotIds } from './bookingReal.ts';
import type { Real } from './bookingReal.ts';
import type { Client } from './client.ts';
import { crowd } from './crowd.ts';
import { inTheWay } from './ownersLab.ts';
import { saveWhole } from './saveWhole.ts';

export const password = 'correct horse';
/** Of every customer in these stories. */
export const passwordHash = hashSecret(password);

const windows = ['07:00', '07:30', '08:00', '08:30'];

/** Puts the lab's hours in place: the three slots with their places, and no others. */
export const saveHours = (owner: Client, places: readonly number[], decisions: object[] = []) =>
  saveWhole(owner, `admin/labs/${lab}/hours`, {
    slotMinutes: 30,
    hours: places.flatMap((count, slot) =>
      count === 0
        ? []
        : [{ weekdays: [2], opens: windows[slot], closes: windows[slot + 1], places: count }],
    ),
    decisions,
  });

/** Closes the lab on the day of the slots, or opens it again. */
export const saveHolidays = (owner: Client, closed: boolean, decisions: object[] = []) =>
  saveWhole(owner, `admin/labs/${lab}/holidays`, {
    holidays: closed ? [{ date: '2026-11-24', part: 'day' }] : [],
    decisions,
  });

type Fate = 'keep' | 'cancel' | number;

/** Decides about each order in the way as drawn; what cannot be moved keeps its time. */
function decide(model: BookingModel, beyond: number[], fates: Fate[]) {
  const free = slotIds.map((_, slot) => model.free(slot));
  return beyond.map((index, turn) => {
    const fate = fates[turn % fates.length]!;
    if (typeof fate !== 'number') return { index, action: fate, to: null };
    if (model.orders[index]!.payment !== 'SUCCESS' || free[fate]! <= 0)
      return { index, action: 'keep' as const, to: null };
    free[fate] = free[fate]! - 1;
    return { index, action: 'move' as const, to: fate };
  });
}

/**
 * A change of when the lab collects: the orders that are in its way are the model's, and become
 * what is decided of them.
 */
async function changed(
  model: BookingModel,
  { orders }: Real,
  next: { places: readonly number[]; write(): void },
  save: (decisions: object[]) => ReturnType<typeof saveHours>,
  fates: Fate[],
): Promise<void> {
  const beyond = model.beyond(next.places);
  const reduced = slotIds.flatMap((_, slot) =>
    model.has(slot) > next.places[slot]! ? [slot] : [],
  );
  const asked = await save([]);
  expect(asked.status === 409 ? inTheWay(asked).map(({ _id }) => _id) : asked.status).toEqual(
    beyond.length > 0 ? beyond.map((index) => orders[index]!.id).toSorted() : 200,
  );
  next.write();
  for (const slot of reduced) model.sweep(slot);
  if (beyond.length === 0) return;
  const decisions = decide(model, beyond, fates);
  const answer = await save(
    decisions.map(({ index, action, to }) => ({
      orderId: orders[index]!.id,
      action,
      ...(to !== null && { slotId: slotIds[to] }),
    })),
  );
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  for (const { index, action, to } of decisions) {
    if (action === 'cancel') model.cancel(model.orders[index]!);
    if (to !== null) expect(model.reschedule(model.orders[index]!, to)).toBe(true);
  }
}

const hoursSaved = (places: readonly number[], fates: Fate[]) =>
  command(
    `the lab has ${places.join(', ')} places (orders beyond: ${fates.join(', ')})`,
    () => true,
    (model, real) =>
      changed(
        model,
        real,
        {
          places: model.onHoliday ? [0, 0, 0] : places,
          write: () => (model.places = places),
        },
        (decisions) => saveHours(real.owner, places, decisions),
        fates,
      ),
  );

const holidaySaved = (closed: boolean, fates: Fate[]) =>
  command(
    `the day is ${closed ? 'closed' : 'opened'} (orders beyond: ${fates.join(', ')})`,
    () => true,
    (model, real) =>
      changed(
        model,
        real,
        {
          places: closed ? [0, 0, 0] : model.places,
          write: () => (model.onHoliday = closed),
        },
        (decisions) => saveHolidays(real.owner, closed, decisions),
        fates,
      ),
  );

const paused = (isPaused: boolean) =>
  command(
    `the lab is ${isPaused ? 'paused' : 'offered'}`,
    () => true,
    async (model, { owner }) => {
      const answer = await owner.call('PATCH', `admin/labs/${lab}`, { active: !isPaused });
      expect(answer.status).toBe(200);
      model.isPaused = isPaused;
    },
  );

const accountDeleted = (person: number) =>
  command(
    `customer ${person} deletes the account`,
    () => true,
    async (model, { api, guests }) => {
      const guest = guests[model.people[person]!]!;
      const answer = await guest.post('users/deleteAccount', { password });
      const isGone = model.leave(person, guests.length);
      expect(answer.status).toBe(isGone ? 200 : 409);
      if (isGone) guests.push(...(await crowd(api, 1, await passwordHash)));
    },
  );

const places = fc.constantFrom([2, 3, 1], [1, 1, 1], [2, 1, 1], [0, 2, 1], [2, 3, 0]);
const fates = fc.array(fc.constantFrom<Fate>('keep', 'keep', 'keep', 'cancel', 0, 1, 2), {
  minLength: 1,
  maxLength: 3,
});

/** What others than the customers change while they book. */
export const labCommands: fc.Arbitrary<Command>[] = [
  fc.tuple(places, fates).map((drawn) => hoursSaved(...drawn)),
  fc.tuple(places, fates).map((drawn) => hoursSaved(...drawn)),
  fc.tuple(fc.boolean(), fates).map((drawn) => holidaySaved(...drawn)),
  fc.constantFrom(true, false, false, false).map(paused),
  fc.nat(1).map(accountDeleted),
];
