import type { LabTestQuery } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import { pageTitles } from '../copy/shell.ts';
import { uiCopy } from '../copy/ui.ts';
import type { PageFacts } from '../shared/pageFacts.ts';
import { paidOf } from '../shared/fittingOffers.ts';
import { detailOf } from './testDetail.ts';

/** Characters of a description that a search engine shows. */
const longest = 160;
const shortened = (text: string) => {
  if (text.length <= longest) return text;
  const space = text.lastIndexOf(' ', longest);
  return `${text.slice(0, space > 0 ? space : longest)}…`;
};

/** Structured data of a test: its description, its prices and its place in the catalogue. */
export function testFacts(
  answer: LabTestQuery | undefined,
  url: string | undefined,
): Partial<PageFacts> {
  if (!answer) return {};
  const { name, priceInRupees, amounts } = detailOf(answer.labTest);
  const description = answer.labTest.description?.trim() || uiCopy.site.description;
  const test = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    category: 'Medical test',
    url,
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: paidOf(amounts, null)?.amount ?? priceInRupees,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
    },
  };
  const breadcrumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: pageTitles.home,
        item: url && new URL(paths.home, url).href,
      },
      { '@type': 'ListItem', position: 2, name, item: url },
    ],
  };
  return {
    description: shortened(description),
    ...(url && { structuredData: [test, breadcrumbs] }),
  };
}
