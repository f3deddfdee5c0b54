import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Deps } from '../deps.ts';
import { Bytes, operation } from '../operation.ts';
import { notFound } from '../refusal.ts';
import { readDrawing } from './drawings.ts';
import { imageKey, imageName } from './images.ts';
import { imageContentTypes } from './imageType.ts';
import type { ImageType } from './imageType.ts';

/**
 * GET files/{key}: uploaded pictures and the demo's drawings, with headers that let a browser only
 * display them.
 */
export function fileRoutes({ files }: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/files/:key',
      operation({
        operationId: 'picture',
        access: 'everyone',
        tags: ['catalogue'],
        summary: 'A picture of the catalogue',
        description:
          'A picture of a test, a lab or a testimonial, at its URL. An uploaded one never changes; the drawings of the demo are SVG.',
        refuses: [],
        params: Type.Object({
          key: Type.String({
            description: 'The name of the file.',
            examples: ['01k9vq6x3mb8s0t5e7r2y4w1zc.png'],
          }),
        }),
        sends: {
          200: {
            'image/png': Bytes,
            'image/jpeg': Bytes,
            'image/webp': Bytes,
            'image/svg+xml': Bytes,
          },
        },
      }),
      async (request, reply) => {
        const { key } = request.params;
        const type = imageName.exec(key)?.[1] as ImageType | undefined;
        const content = type ? await files.open(imageKey(key)) : await readDrawing(key);
        if (!content) throw notFound('FILE_NOT_FOUND');
        return reply
          .headers({
            'x-content-type-options': 'nosniff',
            'content-security-policy': "default-src 'none'; sandbox",
            'content-disposition': 'inline',
            'cross-origin-resource-policy': 'same-origin',
            'cache-control': type ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
          })
          .type(type ? imageContentTypes[type] : 'image/svg+xml')
          .send(content);
      },
    );
  };
}
