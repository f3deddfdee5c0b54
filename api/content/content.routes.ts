import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
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
      { schema: { tags: ['content'], summary: 'What customers say' } },
      testimonials.answer,
    );
    app.get(
      '/faq/getFaq',
      { schema: { tags: ['content'], summary: 'Frequent questions' } },
      faq.answer,
    );
  };
}
