import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { audit } from '../admin/audit.repository.ts';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { createDiscardedFilesRepository } from '../files/discardedFiles.repository.ts';
import { readForm } from '../files/form.ts';
import { imageKey, readImage, storeImage } from '../files/images.ts';
import { operation } from '../operation.ts';
import { adminOf } from '../plugins/access.ts';
import { badRequest } from '../refusal.ts';
import {
  ContentAnswer,
  ContentParams,
  ContentsAnswer,
  PictureForm,
  PreviewAnswer,
  PreviewRequest,
  PublishRequest,
  StoredPictureAnswer,
} from './adminContent.contract.ts';
import { contentKinds } from './contentKinds.ts';
import type { ContentKind } from './contentKinds.ts';
import { discardPictures, refuseUnknownPictures } from './entryPictures.ts';
import { publishContent, readContent } from './publishContent.repository.ts';
import { readEntries } from './readEntries.ts';
import { refuseUnshowable } from './refuseUnshowable.ts';
import { blocksOf } from './shownBlocks.ts';

const tags = ['administration'] as const;
const kinds = Object.keys(contentKinds) as ContentKind[];

/**
 * The staff edit and publish questions, testimonials, the banner, the terms and the privacy notice.
 */
export function adminContentRoutes({ db, clock, files }: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(multipart, { throwFileSizeLimit: false });
    app.get(
      '/admin/content',
      operation({
        operationId: 'adminContents',
        access: 'admin',
        tags,
        summary: 'All content',
        description: 'The published content of every kind.',
        refuses: [],
        response: { 200: ContentsAnswer },
      }),
      async () => envelope(await Promise.all(kinds.map((kind) => readContent(db, kind)))),
    );
    app.get(
      '/admin/content/:kind',
      operation({
        operationId: 'adminContent',
        access: 'admin',
        tags,
        summary: 'One kind of content',
        description: 'The published content of a kind, including hidden entries.',
        refuses: [],
        params: ContentParams,
        response: { 200: ContentAnswer },
      }),
      async (request) => envelope(await readContent(db, request.params.kind)),
    );
    app.put(
      '/admin/content/:kind',
      operation({
        operationId: 'publishContent',
        access: 'admin',
        tags,
        summary: 'Publish content',
        description:
          'Publishes the next version of a kind of content, which customers see at once. All entries are sent in their order; omitted ones are removed. Refused if the changes are not based on the newest version.',
        refuses: ['CONFLICT'],
        params: ContentParams,
        body: PublishRequest,
        response: { 200: ContentAnswer },
      }),
      async (request) => {
        const { kind } = request.params;
        const { version, entries } = request.body;
        const now = clock();
        await refuseUnshowable(kind, entries);
        await refuseUnknownPictures(files, entries, (await readContent(db, kind)).entries);
        const published = await db.transaction().execute(async (trx) => {
          const before = await readContent(trx, kind);
          const known = new Map(before.entries.map(({ _id, image }) => [_id, image]));
          const next = readEntries(kind, entries, known);
          await publishContent(trx, kind, version, next, now);
          await discardPictures(trx, before.entries, next, now);
          await audit(trx, adminOf(request).id, 'content.published', now, {
            detail: `${kind} ${version + 1}`,
          });
          return readContent(trx, kind);
        });
        return envelope(published, 'CONTENT_PUBLISHED');
      },
    );
    app.post(
      '/admin/content/image',
      operation({
        operationId: 'uploadPicture',
        access: 'admin',
        tags,
        summary: "Upload a testimonial's picture (multipart)",
        description:
          'PNG, JPEG or WebP of at most 2 MB, by its content. It appears on a page once an entry with its URL is published.',
        refuses: [],
        response: { 200: StoredPictureAnswer },
        form: PictureForm,
      }),
      async (request) => {
        const bytes = (await readForm(request, ['image'])).file('image');
        if (!bytes) throw badRequest('FIELD_MISSING', { field: 'image' });
        const picture = readImage(bytes, 'image');
        const image = await storeImage(files, picture);
        // The same picture may have been scheduled for removal a moment ago.
        await createDiscardedFilesRepository(db).forget(imageKey(picture.name));
        return envelope({ image });
      },
    );
    app.post(
      '/admin/content/preview',
      operation({
        operationId: 'previewText',
        access: 'admin',
        tags,
        summary: 'Preview a text',
        description: 'A text in Markdown as the headings, paragraphs and lists that readers see.',
        refuses: [],
        body: PreviewRequest,
        response: { 200: PreviewAnswer },
      }),
      async (request) => {
        const blocks = await blocksOf(request.body.text);
        if (!blocks) throw badRequest('TEXT_NESTED_TOO_DEEPLY');
        return envelope(blocks);
      },
    );
  };
}
