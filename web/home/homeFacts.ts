import type { FaqQuery } from '../generated/graphql.ts';
import type { PageFacts } from '../shared/pageFacts.ts';

/** The frequent questions of the home page as structured data for search engines. */
export function homeFacts(
  answer: FaqQuery | undefined,
  url: string | undefined,
): Partial<PageFacts> {
  if (!answer || answer.faq.length === 0 || !url) return {};
  const questions = answer.faq.map(({ question, answer: text }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text },
  }));
  return {
    structuredData: [
      { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: questions },
    ],
  };
}
