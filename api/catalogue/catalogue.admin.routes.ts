import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { audit } from '../admin/audit.repository.ts';
import type { Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { operation } from '../operation.ts';
import { envelope } from '../envelope.ts';
import { readForm } from '../files/form.ts';
import { readImage, storeImage } from '../files/images.ts';
import { adminOf } from '../plugins/access.ts';
import { notFound } from '../refusal.ts';
import {
  AdminTestAnswer,
  AdminTestsAnswer,
  TestChanges,
  TestForm,
  TestParams,
} from './catalogue.contract.ts';
import { createCatalogueRepository } from './catalogue.repository.ts';
import { createCatalogueChanges } from './catalogueChanges.repository.ts';
import { newTestOf } from './testForm.ts';
import { columnsOf } from './testInput.ts';

/**
 * The administrator's calls on the catalogue; `changed` is called after each, so that this process
 * need not wait for its own notification.
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
    await app.register(multipart, { throwFileSizeLimit: false });

    app.post(
      '/tests/test',
      operation({
        operationId: 'addTest',
        access: 'admin',
        tags: ['catalogue'],
        summary: 'Add a test (multipart)',
        description:
          'Adds a test to the catalogue. Lists are repeated fields, pictures PNG, JPEG or WebP of at most 2 MB.',
        refuses: ['CONFLICT'],
        response: { 201: AdminTestAnswer },
        form: TestForm,
      }),
      async (request, reply) => {
        const form = await readForm(request, ['icon', 'image']);
        const columns = newTestOf(form);
        // Both pictures are checked before either is stored.
        const pictures = (['icon', 'image'] as const).flatMap((field) => {
          const bytes = form.file(field);
          return bytes ? [{ field, image: readImage(bytes, field) }] : [];
        });
        for (const { field, image } of pictures) columns[field] = await storeImage(files, image);
        const id = await changes.add(columns, recordBy(request, 'test.added'));
        changed();
        return reply.code(201).send(envelope((await catalogue.findAny(id))!, 'TEST_ADDED'));
      },
    );

    app.get(
      '/tests',
      operation({
        operationId: 'adminTests',
        access: 'admin',
        tags: ['catalogue'],
        summary: 'All tests, switched-off ones too',
        description: 'The whole catalogue as the administration sees it.',
        refuses: [],
        response: { 200: AdminTestsAnswer },
      }),
      async () => envelope(await catalogue.listAll()),
    );

    app.patch(
      '/tests/:id',
      operation({
        operationId: 'changeTest',
        access: 'admin',
        tags: ['catalogue'],
        summary: 'Change a test',
        description:
          'Changes the fields that are sent; omitted ones stay as they are. `active: false` hides the test. Refused if a `version` is sent and the test has changed since.',
        refuses: ['CONFLICT'],
        params: TestParams,
        body: TestChanges,
        response: { 200: AdminTestAnswer },
      }),
      async (request) => {
        const { id } = request.params;
        const { version, ...sent } = request.body;
        const columns = columnsOf(sent);
        if (
          Object.keys(columns).length > 0 &&
          (await changes.change(id, columns, version, recordBy(request, 'test.changed')))
        )
          changed();
        const test = await catalogue.findAny(id);
        if (!test) throw notFound('TEST_NOT_FOUND');
        return envelope(test, 'TEST_SAVED');
      },
    );
  };
}
