import type { ContentKind } from '../../../machines/generated/schema.ts';

/** What the addresses of the administration call each kind of content. */
export const contentPaths: Record<ContentKind, string> = {
  FAQ: 'faq',
  TESTIMONIALS: 'testimonials',
  BANNER: 'banner',
  TERMS: 'terms',
  PRIVACY: 'privacy',
};
