import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { audit } from '../admin/audit.repository.ts';
import type { Deps } from '../deps.ts';
import { operation } from '../operation.ts';
import { envelope } from '../envelope.ts';
import { readForm } from '../files/form.ts';
import { readImage, storeImage } from '../files/images.ts';
import { adminOf } from '../plugins/access.ts';
import { badRequest, notFound } from '../refusal.ts';
import { setStartingPricesOf } from '../prices/prices.repository.ts';
import { indianDate } from '../slots/times.ts';
import { everything, scopeOf } from '../staffScope.ts';
import {
  AdminLabAnswer,
  AdminLabsAnswer,
  HolidaysRequest,
  HoursRequest,
  LabChanges,
  LabImageForm,
  LabParams,
  NewLab,
} from './adminLabs.contract.ts';
import type { AdminLabJson } from './adminLabs.contract.ts';
import { createLabChanges, lockLabAsRead, readAdminLabs } from './adminLabs.repository.ts';
import { changeSchedule } from './changeSchedule.ts';
import { holidayRowsOf, hoursRowsOf, labColumnsOf } from './labs.rules.ts';
import { replaceHolidays, replaceHours } from './labSchedule.repository.ts';

const tags = ['administration'] as const;

/** The administrator's calls on labs. */
export function adminLabRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db, clock, files } = deps;
  const read = async (id: string, scope = everything): Promise<AdminLabJson> => {
    const { labs } = scope;
    const [lab] = await readAdminLabs(db, indianDate(clock()), { id, labs });
    if (!lab) throw notFound('LAB_NOT_FOUND');
    return lab;
  };
  return async (app) => {
    await app.register(multipart, { throwFileSizeLimit: false });

    app.get(
      '/admin/labs',
      operation({
        operationId: 'adminLabs',
        access: 'admin',
        tags,
        summary: 'All labs, paused ones too',
        description:
          'All labs with their hours and holidays, including paused ones; for the role lab its own labs.',
        refuses: [],
        response: { 200: AdminLabsAnswer },
      }),
      async (request) => {
        const { labs } = scopeOf(adminOf(request), 'adminLabs');
        return envelope(await readAdminLabs(db, indianDate(clock()), { labs }));
      },
    );
    app.get(
      '/admin/labs/:id',
      operation({
        operationId: 'adminLab',
        access: 'admin',
        tags,
        summary: 'One lab',
        description: 'One lab with its hours and holidays.',
        refuses: [],
        params: LabParams,
        response: { 200: AdminLabAnswer },
      }),
      async (request) =>
        envelope(await read(request.params.id, scopeOf(adminOf(request), 'adminLab'))),
    );
    app.post(
      '/admin/labs',
      operation({
        operationId: 'addLab',
        access: 'admin',
        tags,
        summary: 'Add a lab',
        description: 'Adds a lab. It has no hours yet, so nobody can book there.',
        refuses: ['CONFLICT'],
        body: NewLab,
        response: { 201: AdminLabAnswer },
      }),
      async (request, reply) => {
        const columns = labColumnsOf({ name: '', ...request.body });
        const id = await db.transaction().execute(async (trx) => {
          const added = await createLabChanges(trx).add({ ...columns, name: columns.name! });
          await audit(trx, adminOf(request).id, 'lab.added', clock(), { detail: added });
          return added;
        });
        return reply.code(201).send(envelope(await read(id), 'LAB_ADDED'));
      },
    );
    app.patch(
      '/admin/labs/:id',
      operation({
        operationId: 'changeLab',
        access: 'admin',
        tags,
        summary: 'Change a lab',
        description:
          'Changes the fields that are sent; omitted ones stay as they are. Refused if a `version` is sent and the lab has changed since.',
        refuses: ['CONFLICT'],
        params: LabParams,
        body: LabChanges,
        response: { 200: AdminLabAnswer },
      }),
      async (request) => {
        const { id } = request.params;
        const { version, ...changes } = request.body;
        await db.transaction().execute(async (trx) => {
          const now = clock();
          await lockLabAsRead(trx, id, indianDate(now), version);
          await createLabChanges(trx).change(id, labColumnsOf(changes));
          if (changes.active !== undefined) await setStartingPricesOf(trx, id);
          await audit(trx, adminOf(request).id, 'lab.changed', now, { detail: id });
        });
        return envelope(await read(id), 'LAB_SAVED');
      },
    );
    app.post(
      '/admin/labs/:id/image',
      operation({
        operationId: 'setLabImage',
        access: 'admin',
        tags,
        summary: "Put a lab's picture (multipart)",
        description: 'PNG, JPEG or WebP of at most 2 MB, by its content.',
        refuses: [],
        params: LabParams,
        response: { 200: AdminLabAnswer },
        form: LabImageForm,
      }),
      async (request) => {
        const { id } = request.params;
        const bytes = (await readForm(request, ['image'])).file('image');
        if (!bytes) throw badRequest('FIELD_MISSING', { field: 'image' });
        const picture = readImage(bytes, 'image');
        await read(id);
        const image = await storeImage(files, picture);
        await db.transaction().execute(async (trx) => {
          await createLabChanges(trx).change(id, { image });
          await audit(trx, adminOf(request).id, 'lab.changed', clock(), { detail: id });
        });
        return envelope(await read(id), 'LAB_SAVED');
      },
    );
    app.put(
      '/admin/labs/:id/hours',
      operation({
        operationId: 'saveLabHours',
        access: 'admin',
        tags,
        summary: 'Change when a lab collects; 409 with the orders in the way',
        description:
          'Replaces the weekly hours and the length of a slot. Refused if the lab has changed since its `version` was read. If orders lose their slot, or exceed its new number of visits (the latest bookings first), 409 lists them with the slots that are free afterwards; the same request with `decisions` for each of them (`keep`, `move` to a `slotId`, or `cancel` with refund) is carried out, all of it or nothing. While a slot has as many orders as visits, or more, no seat of it is given.',
        refuses: ['ORDERS_IN_THE_WAY', 'CONFLICT'],
        params: LabParams,
        body: HoursRequest,
        response: { 200: AdminLabAnswer },
      }),
      async (request) => {
        const { id } = request.params;
        const { version, decisions = [] } = request.body;
        const { slotMinutes, rows } = hoursRowsOf(id, request.body);
        await changeSchedule(deps, id, adminOf(request), {
          version,
          action: 'lab.hours.changed',
          decisions,
          note: 'The lab changed its hours',
          write: (trx) => replaceHours(trx, id, slotMinutes, rows),
        });
        return envelope(await read(id), 'LAB_SAVED');
      },
    );
    app.put(
      '/admin/labs/:id/holidays',
      operation({
        operationId: 'saveLabHolidays',
        access: 'admin',
        tags,
        summary: 'Change when a lab is closed; 409 with the orders in the way',
        description:
          'Replaces the coming holidays. Refused if the lab has changed since its `version` was read. If orders lose their slot, 409 lists them with the slots that are free afterwards; the same request with `decisions` for each of them (`keep`, `move` to a `slotId`, or `cancel` with refund) is carried out, all of it or nothing.',
        refuses: ['ORDERS_IN_THE_WAY', 'CONFLICT'],
        params: LabParams,
        body: HolidaysRequest,
        response: { 200: AdminLabAnswer },
      }),
      async (request) => {
        const { id } = request.params;
        const { version, holidays, decisions = [] } = request.body;
        const rows = holidayRowsOf(id, holidays);
        await changeSchedule(deps, id, adminOf(request), {
          version,
          action: 'lab.holidays.changed',
          decisions,
          note: 'The lab is closed on that day',
          write: (trx, now) => replaceHolidays(trx, id, indianDate(now), rows),
        });
        return envelope(await read(id), 'LAB_SAVED');
      },
    );
  };
}
