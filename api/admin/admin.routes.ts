import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { createSettingsRepository, techniciansTopic } from '../addresses/settings.repository.ts';
import { hasLetter } from '../../machines/text/hasLetter.ts';
import { readLineOfText } from '../../machines/text/typedText.ts';
import { notifyChange } from '../db/changeFeed.ts';
import { cachedFor } from '../cachedFor.ts';
import type { Deps } from '../deps.ts';
import { operation } from '../operation.ts';
import { envelope } from '../envelope.ts';
import { badRequest } from '../refusal.ts';
import { scopeOf } from '../staffScope.ts';
import type { StaffScope } from '../staffScope.ts';
import { adminOf } from '../plugins/access.ts';
import { refuseIfChanged, withVersion } from '../version.ts';
import {
  AdminUserPageAnswer,
  CountersAnswer,
  SettingsAnswer,
  AdminSettingsJson,
  UsersQuery,
} from './admin.contract.ts';
import { createAdminRepository } from './admin.repository.ts';
import { audit, searchMark } from './audit.repository.ts';

const tags = ['administration'] as const;
/** Seconds that a count is reused, as many administrators have the dashboard open at once. */
const COUNTERS_SECONDS = 10;
/** More names than the settings ever hold at once. */
const mostFormerNames = 1_000;

/** Counters, customers and settings (PD-40). */
export function adminRoutes({ db, clock, config }: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const admin = createAdminRepository(db);
    const readSettings = async (
      reader = createSettingsRepository(db),
    ): Promise<AdminSettingsJson> =>
      withVersion({
        serviceablePins: await reader.read('serviceablePins'),
        technicians: await reader.read('technicians'),
      });
    const counters = cachedFor(COUNTERS_SECONDS, clock, (scope: StaffScope) =>
      admin.counters(clock(), scope),
    );

    app.get(
      '/admin/counters',
      operation({
        operationId: 'adminCounters',
        access: 'admin',
        tags,
        summary: "The dashboard's counters",
        description:
          "Tests, pending reports, today's appointments and active customers; for the role lab those of its own labs. May be ten seconds old.",
        refuses: [],
        response: { 200: CountersAnswer },
      }),
      async (request) => envelope(await counters(scopeOf(adminOf(request), 'adminCounters'))),
    );
    app.get(
      '/admin/users',
      operation({
        operationId: 'adminUsers',
        access: 'admin',
        tags,
        summary: 'Customers, a page at a time',
        description:
          'Customers, newest first, a page at a time; send `next` as `after` to get the following page. The look-up is written to the audit.',
        refuses: [],
        querystring: UsersQuery,
        response: { 200: AdminUserPageAnswer },
      }),
      async (request) => {
        await audit(db, adminOf(request).id, 'users.viewed', clock(), {
          detail: request.query.search ? searchMark(request.query.search, config.secretsKey) : null,
        });
        return envelope(await admin.users(request.query));
      },
    );
    app.get(
      '/admin/settings',
      operation({
        operationId: 'adminSettings',
        access: 'admin',
        tags,
        summary: 'Where we collect, and who collects',
        description:
          'The PIN codes, or their first digits, where samples are collected, and the technicians.',
        refuses: [],
        response: { 200: SettingsAnswer },
      }),
      async () => envelope(await readSettings()),
    );
    app.put(
      '/admin/settings',
      operation({
        operationId: 'saveAdminSettings',
        access: 'admin',
        tags,
        summary: 'Change the settings',
        description:
          'Replaces all settings. Refused if others are stored than those whose `version` is sent.',
        refuses: ['CONFLICT'],
        body: AdminSettingsJson,
        response: { 200: SettingsAnswer },
      }),
      async (request) => {
        const now = clock();
        const { version, serviceablePins, technicians } = request.body;
        const names = [...new Set(technicians.map(readLineOfText).filter(Boolean))];
        if (!names.every(hasLetter)) throw badRequest('FIELD_INVALID', { field: 'technicians' });
        await db.transaction().execute(async (trx) => {
          const writer = createSettingsRepository(trx);
          await writer.lock(now);
          refuseIfChanged(version, await readSettings(writer));
          const before = [
            ...(await writer.read('technicians')),
            ...(await writer.read('formerTechnicians')),
          ];
          await writer.write('serviceablePins', [...new Set(serviceablePins)], now);
          await writer.write('technicians', names, now);
          // Upcoming visits of technicians on this list are assigned to others.
          const former = [...new Set(before)].filter((name) => !names.includes(name));
          await writer.write('formerTechnicians', former.slice(0, mostFormerNames), now);
          await notifyChange(trx, techniciansTopic, 'settings');
          await audit(trx, adminOf(request).id, 'settings.changed', now);
        });
        return envelope(await readSettings(), 'SETTINGS_SAVED');
      },
    );
  };
}
