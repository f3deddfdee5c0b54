import { seedCatalogue } from '../../../api/demo/catalogue.seed.ts';
import { materialiseSlots } from '../../../api/slots/slotMaker.repository.ts';
import { startServer } from './serverProcess.ts';
import { openTestDatabase } from './testDatabase.ts';

/** The lab whose slots the tests of many processes book. */
export const lab = 'kaveri-precision-labs';

/** Four processes on one PostgreSQL with the demo's catalogue; stop them in afterAll. */
export async function startFourServers() {
  const database = await openTestDatabase();
  await seedCatalogue(database.db, new Date());
  await materialiseSlots(database.db, new Date());
  const slots = await database.db
    .selectFrom('slots')
    .select('id')
    .where('lab_id', '=', lab)
    .where('starts_at', '>', new Date(Date.now() + 36 * 3600_000))
    .orderBy('id')
    .limit(6)
    .execute();
  const servers = await Promise.all(
    Array.from({ length: 4 }, () => startServer({ DATABASE_URL: database.url! })),
  );
  return {
    database,
    servers,
    /** Slots that may be booked. */
    coming: slots.map(({ id }) => id),
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      await database.close();
    },
  };
}
