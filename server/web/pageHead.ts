import type { Language } from './language.ts';

/** What a rendered page says of itself. */
export interface PageFacts {
  title: string;
  description: string;
  /** schema.org objects of a page that is about one thing. */
  structuredData?: object[];
}

/** A text inside an attribute or an element. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** JSON inside a script element: no text in it can end the element. */
export const scriptJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

/** The address of a page in each language, as `hreflang` names them. */
export const alternatesOf = ({ en, hi }: Record<Language, string>) => ({
  en,
  hi,
  'x-default': en,
});

/**
 * What search engines and shared links read of a public page: its canonical address in this language
 * and those in the others, Open Graph, and what it is about.
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
