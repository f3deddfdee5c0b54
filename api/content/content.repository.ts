import type { Db } from '../db/database.ts';
import type { FaqItemJson, TestimonialJson } from './content.contract.ts';

/** Reads what visitors see besides the catalogue. */
export function createContentRepository(db: Db) {
  return {
    testimonials: (): Promise<TestimonialJson[]> =>
      db
        .selectFrom('testimonials')
        .select([
          'id as _id',
          'image',
          'name',
          'location',
          'message',
          'name_hindi as nameHindi',
          'location_hindi as locationHindi',
          'message_hindi as messageHindi',
        ])
        .orderBy('position')
        .orderBy('id')
        .execute(),
    faq: (): Promise<FaqItemJson[]> =>
      db
        .selectFrom('faq_items')
        .select([
          'id as _id',
          'question',
          'answer',
          'question_hindi as questionHindi',
          'answer_hindi as answerHindi',
        ])
        .orderBy('position')
        .orderBy('id')
        .execute(),
  };
}
