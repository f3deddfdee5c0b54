import { sql } from 'kysely';
import type { Db } from '../../../api/db/database.ts';

/** What the watch has seen of one slot: seats held, of so many, after a statement. */
export interface SeatsSeen {
  slot_id: string;
  held: number;
  capacity: number;
}

/** What it answers. */
export interface SeatWatch {
  /** Seats that were given although as many were held as the slot has. */
  oversold(): Promise<SeatsSeen[]>;
  /** Slots that got fewer seats than are held in them, which somebody has to have decided. */
  lowered(): Promise<SeatsSeen[]>;
  /** Begins anew. */
  forget(): Promise<void>;
}

/**
 * Lets the database itself watch the seats of all slots from now on, so that no moment is missed
 * and every process is seen: a seat that is given beyond a slot's capacity, and a capacity that
 * drops below the seats that are held.
 */
export async function watchSeats(db: Db): Promise<SeatWatch> {
  const statements = [
    `create table seats_seen (happened text not null, slot_id text not null, held integer not null, capacity integer not null)`,
    `create function see_seats() returns trigger language plpgsql as $$
     begin
       insert into seats_seen
         select tg_argv[0], slots.id, count(*), slots.capacity
         from slots join slot_holds on slot_holds.slot_id = slots.id
         where slots.id = case tg_argv[0] when 'given' then to_jsonb(new)->>'slot_id' else to_jsonb(new)->>'id' end
         group by slots.id, slots.capacity
         having count(*) > slots.capacity;
       return null;
     end $$`,
    `create trigger see_given after insert or update of slot_id on slot_holds for each row execute function see_seats('given')`,
    `create trigger see_lowered after update of capacity on slots for each row when (new.capacity < old.capacity) execute function see_seats('lowered')`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  const seen = async (happened: 'given' | 'lowered') =>
    (
      await sql<SeatsSeen>`select slot_id, held, capacity from seats_seen where happened = ${happened}`.execute(
        db,
      )
    ).rows;
  return {
    oversold: () => seen('given'),
    lowered: () => seen('lowered'),
    forget: async () => void (await sql`delete from seats_seen`.execute(db)),
  };
}
