import type { Generated } from 'kysely';
import type { ContentKind } from './contentKinds.ts';

/**
 * Content that the staff publish. Testimonials and questions are shown in the order of `position`.
 */
export interface ContentTables {
  testimonials: {
    id: string;
    position: number;
    image: string | null;
    name: string;
    location: string;
    message: string;
    /** In Hindi; null where there is only English. */
    name_hindi: string | null;
    location_hindi: string | null;
    message_hindi: string | null;
    /** Shown to the administration only. */
    hidden: Generated<boolean>;
  };
  faq_items: {
    id: string;
    position: number;
    question: string;
    answer: string;
    question_hindi: string | null;
    answer_hindi: string | null;
    hidden: Generated<boolean>;
  };
  /** One row for each time that a kind of content was published. */
  content_versions: { kind: ContentKind; version: number; published_at: Date };
  /** The banner, the terms and the privacy notice of each version. */
  content_texts: {
    kind: ContentKind;
    version: number;
    field: string;
    english: string;
    hindi: string | null;
  };
}
