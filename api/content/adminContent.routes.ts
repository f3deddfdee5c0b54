import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { audit } from '../admin/audit.repository.ts';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { operation } from '../operation.ts';
import { adminOf } from '../plugins/access.ts';
import { badRequest } from '../refusal.ts';
import {
  ContentAnswer,
  ContentParams,
  ContentsAnswer,
  PreviewAnswer,
  PreviewRequest,
  PublishRequest,
} from './adminContent.contract.ts';
import { contentKinds } from './contentKinds.ts';
import type { ContentKind } from './contentKinds.ts';
import { publishContent, readContent } from './publishContent.repository.ts';
import { readEntries } from './readEntries.ts';
import { refuseUnshowable } from './refuseUnshowable.ts';
import { blocksOf } from './shownBlocks.ts';

const tags = ['administration'] as const;
const kinds = Object.keys(contentKinds) as ContentKind[];

/** What the staff publish: questions, testimonials, the banner, the terms and the privacy notice. */
export function adminContentRoutes({ db, clock }: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/content',
      operation({
        operationId: 'adminContents',
        access: 'admin',
        tags,
        summary: 'All content',
        description: 'Every kind of content with what is published of it.',
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
        description: 'What is published of a kind of content, with what is hidden.',
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
          'Makes the next version of a kind of content, which customers see at once. All entries are sent in their order; one that is left out is removed. Whoever began with another version than the newest is refused.',
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
        const published = await db.transaction().execute(async (trx) => {
          const before = await readContent(trx, kind);
          const known = new Set(before.entries.map(({ _id }) => _id));
          await publishContent(trx, kind, version, readEntries(kind, entries, known), now);
          await audit(trx, adminOf(request).id, 'content.published', now, {
            detail: `${kind} ${version + 1}`,
          });
          return readContent(trx, kind);
        });
        return envelope(published, 'CONTENT_PUBLISHED');
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
