import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { createSettingsRepository } from '../addresses/settings.repository.ts';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { requireAdmin } from '../plugins/access.ts';
import { indianDate } from '../slots/times.ts';
import { AdminUserPageAnswer, CountersAnswer, SettingsAnswer, SettingsJson, UsersQuery } from './admin.contract.ts';
import { createAdminRepository } from './admin.repository.ts';

const tags = ['administration'];

/** Counters, customers and settings (decisions 40). */
export function adminRoutes({ db, clock }: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const admin = createAdminRepository(db);
    const settings = createSettingsRepository(db);
    const readSettings = async (): Promise<SettingsJson> => ({ serviceablePins: await settings.read('serviceablePins'), technicians: await settings.read('technicians') });
    app.addHook('onRequest', requireAdmin);

    app.get('/admin/counters', { schema: { tags, summary: 'The dashboard\'s counters', response: { 200: CountersAnswer } } }, async () => envelope(await admin.counters(clock(), indianDate(clock()))));
    app.get('/admin/users', { schema: { tags, summary: 'Customers, a page at a time', querystring: UsersQuery, response: { 200: AdminUserPageAnswer } } }, async (request) => envelope(await admin.users(request.query)));
    app.get('/admin/settings', { schema: { tags, summary: 'Where we collect, and who collects', response: { 200: SettingsAnswer } } }, async () => envelope(await readSettings()));
    app.put('/admin/settings', { schema: { tags, summary: 'Change the settings', body: SettingsJson, response: { 200: SettingsAnswer } } }, async (request) => {
      await settings.write('serviceablePins', request.body.serviceablePins, clock());
      await settings.write('technicians', request.body.technicians.map((name) => name.trim()), clock());
      return envelope(await readSettings(), 'Settings saved');
    });
  };
}
