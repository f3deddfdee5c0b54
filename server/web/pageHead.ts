import type { Language } from './language.ts';

/** A rendered page's title, description and metadata. */
export interface PageFacts {
  title: string;
  description: string;
  /** schema.org objects of a page about a single thing. */
  structuredData?: object[];
}

/** Escapes a text for an attribute or an element. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** JSON for a script element, in which no text can end the element. */
export const scriptJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

/** The URLs of a page by language, as `hreflang` needs them. */
export const alternatesOf = ({ en, hi }: Record<Language, string>) => ({
  en,
  hi,
  'x-default': en,
});

/**
 * The head of a public page for search engines and shared links: its canonical URL in this language
 * and those in the others, Open Graph, and structured data.
 */
export function headFor(
  urls: Record<Language, string>,
  language: Language,
  { title, description, structuredData = [] }: PageFacts,
): string {
  const url = urls[language];
  const shared = {
    'og:type': 'website',
    'og:site_name': 'Assay',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': new URL('/icon-512.png', url).href,
  };
  return [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...Object.entries(alternatesOf(urls)).map(
      ([hreflang, href]) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
    ),
    ...Object.entries(shared).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    ...structuredData.map(
      (data) => `<script type="application/ld+json">${scriptJson(data)}</script>`,
    ),
  ].join('');
}
