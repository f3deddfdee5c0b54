import { seedCatalogue } from './demo/catalogue.seed.ts';
import { seedDoctor } from './demo/doctor.seed.ts';
import { seedColleague } from './demo/staff.seed.ts';
import { seedOrders } from './demo/orders.seed.ts';
import { seedPeople } from './demo/people.seed.ts';
import type { Deps } from './deps.ts';
import { materialiseSlots } from './slots/slotMaker.repository.ts';
import { ensureAdmin } from './users/firstAdmin.ts';
import type { FirstAdmin } from './users/firstAdmin.ts';

/**
 * Creates the data that must exist before the first call: the first administrator, and with DEMO on
 * the demo data.
 */
export async function prepareData(deps: Deps): Promise<FirstAdmin | undefined> {
  const { config, db, clock } = deps;
  if (config.demo) await seedCatalogue(db, clock());
  await materialiseSlots(db, clock());
  if (config.demo) {
    await seedPeople(deps);
    await seedOrders(deps);
  }
  const firstAdmin = await ensureAdmin(deps);
  // After the first administrator, who is only created if there is no staff yet.
  if (config.demo) {
    await seedColleague(deps);
    await seedDoctor(deps);
  }
  return firstAdmin;
}
