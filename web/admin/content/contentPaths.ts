import type { ContentKind } from '../../../machines/generated/schema.ts';

/** The name of each kind of content in the URLs of the administration. */
export const contentPaths: Record<ContentKind, string> = {
  FAQ: 'faq',
  TESTIMONIALS: 'testimonials',
  BANNER: 'banner',
  TERMS: 'terms',
  PRIVACY: 'privacy',
};
