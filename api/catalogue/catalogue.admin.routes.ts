import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { audit } from '../admin/audit.repository.ts';
import type { Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { readForm } from '../files/form.ts';
import { storeImage, nameImage } from '../files/images.ts';
import { adminOf, requireAdmin } from '../plugins/access.ts';
import { notFound } from '../refusal.ts';
import {
  AdminTestAnswer,
  AdminTestsAnswer,
  TestChanges,
  TestParams,
} from './catalogue.contract.ts';
import { createCatalogueRepository } from './catalogue.repository.ts';
import { createCatalogueChanges } from './catalogueChanges.repository.ts';
import { newTestOf } from './testForm.ts';
import { columnsOf } from './testInput.ts';

/**
 * The administrator's calls on the catalogue; `changed` is called after each, so that this process
 * need not wait for its own message.
 */
export function adminCatalogueRoutes(
  { db, clock, files }: Deps,
  changed: () => void,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    const catalogue = createCatalogueRepository(db);
    const changes = createCatalogueChanges(db);
    const recordBy =
      (request: FastifyRequest, action: 'test.added' | 'test.changed') => (trx: Trx, id: string) =>
        audit(trx, adminOf(request).id, action, clock(), { detail: id });
    app.addHook('onRequest', requireAdmin);
    await app.register(multipart, { throwFileSizeLimit: false });

    app.post(
      '/tests/test',
      {
        schema: {
          tags: ['catalogue'],
          summary: 'Add a test (multipart)',
          consumes: ['multipart/form-data'],
          response: { 201: AdminTestAnswer },
        },
      },
      async (request, reply) => {
        const form = await readForm(request, ['icon', 'image']);
        const columns = newTestOf(form);
        // Both pictures are checked before either is stored.
        const pictures = (['icon', 'image'] as const).flatMap((field) => {
          const bytes = form.file(field);
          return bytes ? [{ field, bytes, name: nameImage(bytes, field) }] : [];
        });
        for (const { field, bytes, name } of pictures)
          columns[field] = await storeImage(files, name, bytes);
        const id = await changes.add(columns, recordBy(request, 'test.added'));
        changed();
        return reply.code(201).send(envelope((await catalogue.findAny(id))!, 'TEST_ADDED'));
      },
    );

    app.get(
      '/tests',
      {
        schema: {
          tags: ['catalogue'],
          summary: 'All tests, switched-off ones too',
          response: { 200: AdminTestsAnswer },
        },
      },
      async () => envelope(await catalogue.listAll()),
    );

    app.patch(
      '/tests/:id',
      {
        schema: {
          tags: ['catalogue'],
          summary: 'Change a test',
          params: TestParams,
          body: TestChanges,
          response: { 200: AdminTestAnswer },
        },
      },
      async (request) => {
        const { id } = request.params;
        const columns = columnsOf(request.body);
        if (
          Object.keys(columns).length > 0 &&
          (await changes.change(id, columns, recordBy(request, 'test.changed')))
        )
          changed();
        const test = await catalogue.findAny(id);
        if (!test) throw notFound('TEST_NOT_FOUND');
        return envelope(test, 'TEST_SAVED');
      },
    );
  };
}
