import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { operation } from '../operation.ts';
import { FaqAnswer, TestimonialsAnswer } from './content.contract.ts';
import { createContentRepository } from './content.repository.ts';
import { createPublicList } from './publicList.ts';

/** Topic of the change feed: a testimonial or question changed. */
export const contentTopic = 'content';

/** GET testimonial/getTestimonial and faq/getFaq (docs/product/calls.md), open to everyone. */
export function contentRoutes({ db, changes }: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const content = createContentRepository(db);
    const testimonials = createPublicList({
      load: content.testimonials,
      changes,
      topic: contentTopic,
    });
    const faq = createPublicList({ load: content.faq, changes, topic: contentTopic });
    app.addHook('onClose', async () => {
      testimonials.close();
      faq.close();
    });

    app.get(
      '/testimonial/getTestimonial',
      operation({
        operationId: 'testimonials',
        access: 'everyone',
        tags: ['content'],
        summary: 'What customers say',
        description: 'What customers say of the service; with an ETag.',
        refuses: [],
        sends: { 200: { 'application/json': TestimonialsAnswer } },
      }),
      testimonials.answer,
    );
    app.get(
      '/faq/getFaq',
      operation({
        operationId: 'faq',
        access: 'everyone',
        tags: ['content'],
        summary: 'Frequent questions',
        description: 'Frequent questions with their answers; with an ETag.',
        refuses: [],
        sends: { 200: { 'application/json': FaqAnswer } },
      }),
      faq.answer,
    );
  };
}
