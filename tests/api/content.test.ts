import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FaqItemJson, TestimonialJson } from '../../api/content/content.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';

let api: TestApi;
let empty: TestApi;
beforeAll(async () => {
  [api, empty] = [await startApi({ demo: true }), await startApi()];
});
afterAll(async () => {
  await api.stop();
  await empty.stop();
});

describe('what visitors see besides the catalogue', () => {
  it('GET testimonial/getTestimonial gives everyone image, name, location and message', async () => {
    const { status, body } = await api
      .client()
      .get<TestimonialJson[]>('testimonial/getTestimonial');
    expect([status, body.data.length], 'clause 7.13').toEqual([200, 6]);
    expect(body.data[0], 'clauses 3.4, 7.13').toMatchObject({
      _id: 'testimonial-1',
      image: '/api/v1/files/customer-1.svg',
      name: 'Kavitha R.',
      location: 'Bengaluru',
      message: expect.stringContaining('technician'),
    });
  });

  it('GET faq/getFaq gives everyone questions with answers', async () => {
    const { status, body } = await api.client().get<FaqItemJson[]>('faq/getFaq');
    expect([status, body.data.length], 'clause 7.14').toEqual([200, 10]);
    expect(body.data[1], 'clauses 3.4, 7.14').toEqual({
      _id: 'faq-2',
      question: 'May I drink water while fasting?',
      questionHindi: 'क्या ख़ाली पेट रहते हुए पानी पी सकते हैं?',
      answer: expect.stringContaining('8 to 10 hours'),
      answerHindi: expect.stringContaining('8 से 10 घंटे'),
    });
  });

  it('an empty catalogue gives empty lists', async () => {
    for (const path of [
      'tests/alltests',
      'testimonial/getTestimonial',
      'faq/getFaq',
      'lab/getlab',
    ]) {
      expect((await empty.client().get(path)).body.data).toEqual([]);
    }
  });
});
