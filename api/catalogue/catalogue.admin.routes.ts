import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { readForm } from '../files/form.ts';
import { keepImage, nameImage } from '../files/images.ts';
import { requireAdmin } from '../plugins/access.ts';
import { notFound } from '../refusal.ts';
import {
  AdminTestAnswer,
  AdminTestsAnswer,
  TestChanges,
  TestParams,
} from './catalogue.contract.ts';
import { createCatalogueRepository } from './catalogue.repository.ts';
import { createCatalogueWriter } from './catalogue.writer.ts';
import { newTestOf } from './testForm.ts';
import { columnsOf } from './testInput.ts';

/** The administrator's calls on the catalogue; `changed` is called after each, so that this process need not wait for its own message. */
export function adminCatalogueRoutes(
  { db, files }: Deps,
  changed: () => void,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    const catalogue = createCatalogueRepository(db);
    const writer = createCatalogueWriter(db);
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
        // Both pictures are checked before either is kept.
        const pictures = (['icon', 'image'] as const).flatMap((field) => {
          const bytes = form.file(field);
          return bytes ? [{ field, bytes, name: nameImage(bytes, field) }] : [];
        });
        for (const { field, bytes, name } of pictures)
          columns[field] = await keepImage(files, name, bytes);
        const id = await writer.add(columns);
        changed();
        return reply.code(201).send(envelope((await catalogue.findAny(id))!, 'Test added'));
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
        if (Object.keys(columns).length > 0 && (await writer.change(id, columns))) changed();
        const test = await catalogue.findAny(id);
        if (!test) throw notFound('This test is not in our catalogue');
        return envelope(test, 'Test saved');
      },
    );
  };
}
