import { sql } from 'kysely';
import { seedCatalogue } from '../../../api/demo/catalogue.seed.ts';
import type { Db } from '../../../api/db/database.ts';
import { indianDate } from '../../../api/slots/times.ts';
import { startApi, ADMIN } from './api.ts';
import { makePeople } from './crowd.ts';
import type { Person } from './crowd.ts';
import { passwordHash, password } from './labCommands.ts';
import { ledgerOf, violationOf } from './ledger.ts';
import { watchSeats } from './seatWatch.ts';
import { startServer } from './serverProcess.ts';
import type { ServerProcess } from './serverProcess.ts';
import { openTestDatabase } from './testDatabase.ts';

const lab = 'kaveri-precision-labs';
const times = ['07:00', '07:30', '08:00', '08:30', '09:00'];
const BUYERS = 8;
const HOUR = 3600_000;
const SLOW_MACHINE_MS = 60_000;

interface Running {
  db: Db;
  now: () => Date;
  urls: string[];
  stop(): Promise<void>;
}

/** Two processes on PostgreSQL; the embedded database has one owner. */
async function start(onServer: boolean): Promise<Running> {
  if (!onServer) {
    const api = await startApi({ rateLimit: false });
    const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
    return { db: api.db, now: api.clock.now, urls: [url], stop: () => api.stop() };
  }
  const database = await openTestDatabase();
  const servers: ServerProcess[] = [];
  for (let started = 0; started < 2; started += 1)
    servers.push(await startServer({ DATABASE_URL: database.url! }));
  return {
    db: database.db,
    now: () => new Date(),
    urls: servers.map(({ url }) => url),
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      await database.close();
    },
  };
}

interface Reply {
  status: number;
  cookie: string | null;
  // Each caller knows what it asked for.
  data: Record<string, unknown> & { _id?: string; razorpayOrderId?: string };
}

/**
 * Customers who book, pay, change, move, cancel and leave, while the owner gives the slots more and
 * fewer seats, drops them and closes the day; for so long, on the database that the project is for.
 */
export async function changingSeats(onServer: boolean, milliseconds: number) {
  const { db, now, urls, stop } = await start(onServer);
  await seedCatalogue(db, now());
  const seats = await watchSeats(db);
  const day = indianDate(new Date(now().getTime() + 72 * HOUR));
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const slots = times
    .slice(0, -1)
    .map((time) => `${lab}-${day.replaceAll('-', '')}-${time.replace(':', '')}`);
  const outcomes: Record<string, number> = {};
  const orders = new Map<string, Person>();
  const kept = new Set<string>();
  let calls = 0;
  // A machine that is busy with other tests may say so, and when to ask again.
  const unexplained: string[] = [];

  const call = async (method: string, path: string, cookie: string, body?: object) => {
    calls += 1;
    const answer = await fetch(`${urls[calls % urls.length]!}/api/v1/${path}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const isBusy = answer.status === 503 && answer.headers.has('retry-after');
    if (answer.status === 400 || (answer.status >= 500 && !isBusy))
      unexplained.push(`${method} ${path}: ${answer.status}`);
    const { data } = (await answer.json()) as Pick<Reply, 'data'>;
    return { status: answer.status, cookie: answer.headers.get('set-cookie'), data };
  };
  const count = (what: string, { status }: Reply) => {
    const outcome = `${what} ${status}`;
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    return status < 300;
  };
  const any = <One>(list: readonly One[]) => list[Math.floor(Math.random() * list.length)]!;
  const chance = (share: number) => Math.random() < share;
  const until = Date.now() + milliseconds;
  let decided = 0;
  let lowered = 0;
  // On a busy machine little happens in that time; what is looked for has to have happened.
  const isOver = () => Date.now() >= until + (decided < 3 || lowered === 0 ? SLOW_MACHINE_MS : 0);

  async function buy(who: Person): Promise<void> {
    const cookie = `assay_session=${who.session}`;
    const choice = () => ({
      patient: who.patient,
      address: who.address,
      test: 'tsh',
      lab,
      slot: any(slots),
    });
    const made = await call('POST', 'order/createorder', cookie, choice());
    if (!count('order', made)) {
      // Full, or too many that are not paid for: one of their own makes room.
      const own = [...orders].filter(([, customer]) => customer === who).slice(-20);
      if (own.length > 0)
        count('cancel', await call('POST', `order/${any(own)[0]}/cancel`, cookie, {}));
      return;
    }
    const id = made.data._id!;
    orders.set(id, who);
    if (chance(0.3)) count('change', await call('PUT', `order/${id}`, cookie, choice()));
    if (chance(0.7)) {
      const opened = await call('POST', 'payment/create-order', cookie, { orderId: id });
      if (!count('open', opened)) return;
      const { razorpayOrderId } = opened.data;
      const paid = await call('POST', 'sandbox/pay', cookie, {
        razorpayOrderId,
        outcome: 'paid',
        behaviour: 'noWebhook',
      });
      // Cancelled in between, the money that comes then is late.
      if (chance(0.2)) count('cancel', await call('POST', `order/${id}/cancel`, cookie, {}));
      count('verify', await call('POST', 'payment/verify', cookie, { ...paid.data, orderId: id }));
      for (let moves = 0; moves < 2; moves += 1)
        count('move', await call('POST', `order/${id}/reschedule`, cookie, { slot: any(slots) }));
    }
    if (chance(0.6)) count('cancel', await call('POST', `order/${id}/cancel`, cookie, {}));
  }

  async function leave(): Promise<void> {
    const [who] = await makePeople(db, now(), 1, await passwordHash);
    await Promise.all([
      buy(who!),
      call('POST', 'users/deleteAccount', `assay_session=${who!.session}`, { password }).then(
        (answer) => count('delete account', answer),
      ),
    ]);
  }

  async function changeHours(cookie: string): Promise<void> {
    const { version } = (await call('GET', `admin/labs/${lab}`, cookie)).data;
    const [path, change] = chance(0.25)
      ? ['holidays', { holidays: chance(0.5) ? [{ date: day, part: 'day' }] : [] }]
      : [
          'hours',
          {
            slotMinutes: 30,
            hours: slots.flatMap((_, index) => {
              const places = any([0, 1, 1, 2, 3]);
              return places === 0
                ? []
                : [{ weekdays: [weekday], opens: times[index], closes: times[index + 1], places }];
            }),
          },
        ];
    const body = { version, ...change };
    const asked = await call('PUT', `admin/labs/${lab}/${path}`, cookie, body);
    if (count(path, asked) || asked.status !== 409) return;
    const { orders: inTheWay, slots: open } = asked.data as unknown as {
      orders: { _id: string; paid: boolean }[];
      slots: { _id: string }[];
    };
    const decisions = inTheWay.map(({ _id: orderId, paid }) =>
      paid && open.length > 0 && chance(0.4)
        ? { orderId, action: 'move', slotId: any(open)._id }
        : { orderId, action: chance(0.6) ? 'keep' : 'cancel' },
    );
    const saved = await call('PUT', `admin/labs/${lab}/${path}`, cookie, { ...body, decisions });
    if (!count(`${path} decided`, saved)) return;
    decided += 1;
    for (const { orderId, action } of decisions) if (action === 'keep') kept.add(orderId);
  }

  try {
    const admin = (await call('POST', 'users/adminlogin', '', ADMIN)).cookie!.split(';')[0]!;
    const people = await makePeople(db, now(), BUYERS);
    const repeat = async (work: () => Promise<void>) => {
      while (!isOver()) await work();
    };
    await Promise.all([
      ...people.map((who) => repeat(() => buy(who))),
      repeat(leave),
      repeat(async () => {
        await changeHours(admin);
        lowered = (await seats.lowered()).length;
      }),
    ]);
    const held = await db
      .selectFrom('slot_holds')
      .innerJoin('slots', 'slots.id', 'slot_holds.slot_id')
      .select(['slots.id', 'slots.capacity', 'slot_holds.order_id'])
      .where('slots.lab_id', '=', lab)
      .execute();
    const undecided = [...Map.groupBy(held, ({ id }) => id)].flatMap(([id, holds]) => {
      const beyond = holds.length - holds[0]!.capacity;
      const known = holds.filter(({ order_id: order }) => kept.has(order)).length;
      return beyond > known ? [`${id}: ${beyond} beyond, ${known} kept`] : [];
    });
    const violations = [...unexplained];
    // The service answers one with 503 as well, but it would be a lock that is taken out of order.
    const { rows: deadlocks } = await sql<{ deadlocks: number }>`
      select deadlocks::int from pg_stat_database where datname = current_database()`.execute(db);
    if (deadlocks.some(({ deadlocks: count }) => count > 0))
      violations.push(`deadlocks: ${deadlocks[0]!.deadlocks}`);
    for (const id of orders.keys()) {
      // The processes go on refunding: all books of an order are read as they are at one moment.
      const ledger = await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((trx) => ledgerOf(trx, id, new Date(now().getTime() + 1000)));
      const violation = violationOf(ledger);
      if (violation !== null) violations.push(`${id}: ${violation}`);
    }
    return {
      calls,
      outcomes,
      oversold: await seats.oversold(),
      lowered,
      undecided,
      violations,
    };
  } finally {
    await stop();
  }
}
