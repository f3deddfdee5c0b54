import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { createSettingsRepository } from '../addresses/settings.repository.ts';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { operation } from '../operation.ts';
import { TechniciansAnswer } from './staff.contract.ts';
import { createStaffRepository } from './staff.repository.ts';

/** The people who can be sent on visits (PD-80). */
export function technicianRoutes({ db }: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/technicians',
      operation({
        operationId: 'technicians',
        access: 'admin',
        tags: ['administration'],
        summary: 'Who can be sent on visits',
        description:
          'Technicians of the staff with their ids, then the names in the settings, which have none.',
        refuses: [],
        response: { 200: TechniciansAnswer },
      }),
      async () => {
        const [staff, named] = await Promise.all([
          createStaffRepository(db).technicians(),
          createSettingsRepository(db).read('technicians'),
        ]);
        const known = new Set(staff.map(({ name }) => name));
        return envelope([
          ...staff.map(({ id, name }) => ({ _id: id, name })),
          ...named.filter((name) => !known.has(name)).map((name) => ({ _id: null, name })),
        ]);
      },
    );
  };
}
