import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { operation } from '../operation.ts';
import { envelope } from '../envelope.ts';
import {
  BannerAnswer,
  FaqAnswer,
  LegalTextAnswer,
  LegalTextParams,
  LegalTextQuery,
  TestimonialsAnswer,
} from './content.contract.ts';
import { contentTopic } from './contentTopic.ts';
import { createContentRepository } from './content.repository.ts';
import { createPublicList } from './publicList.ts';

/**
 * GET testimonial/getTestimonial and faq/getFaq (docs/product/calls.md), the banner, the terms and the
 * privacy notice, open to everyone.
 */
export function contentRoutes({ db, changes }: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const content = createContentRepository(db);
    const testimonials = createPublicList({
      load: content.testimonials,
      changes,
      topics: [contentTopic],
    });
    const faq = createPublicList({ load: content.faq, changes, topics: [contentTopic] });
    const banner = createPublicList({ load: content.banner, changes, topics: [contentTopic] });
    const current = {
      terms: createPublicList({
        load: () => content.legalText('terms'),
        changes,
        topics: [contentTopic],
      }),
      privacy: createPublicList({
        load: () => content.legalText('privacy'),
        changes,
        topics: [contentTopic],
      }),
    };
    app.addHook('onClose', async () => {
      testimonials.close();
      faq.close();
      banner.close();
      current.terms.close();
      current.privacy.close();
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
        description: 'Testimonials of customers; with an ETag.',
        refuses: [],
        sends: { 200: { 'application/json': FaqAnswer } },
      }),
      faq.answer,
    );
    app.get(
      '/content/banner',
      operation({
        operationId: 'banner',
        access: 'everyone',
        tags: ['content'],
        summary: 'The banner',
        description: "The texts of the home page's banner, or null; with an ETag.",
        refuses: [],
        sends: { 200: { 'application/json': BannerAnswer } },
      }),
      banner.answer,
    );
    app.get(
      '/content/:name',
      operation({
        operationId: 'legalText',
        access: 'everyone',
        tags: ['content'],
        summary: 'The terms, or the privacy notice',
        description:
          'The current version with an ETag, or an earlier one by its number; null if none is published yet.',
        refuses: [],
        params: LegalTextParams,
        querystring: LegalTextQuery,
        sends: { 200: { 'application/json': LegalTextAnswer } },
      }),
      async (request, reply) => {
        const { name } = request.params;
        const { version } = request.query;
        return version === undefined
          ? current[name].answer(request, reply)
          : envelope(await content.legalText(name, version));
      },
    );
  };
}
