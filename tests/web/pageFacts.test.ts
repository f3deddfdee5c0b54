import { describe, expect, it } from 'vitest';
import { testFacts } from '../../web/catalogue/testFacts.ts';
import { detailOf } from '../../web/catalogue/testDetail.ts';
import { uiCopy } from '../../web/copy/ui.ts';
import { homeFacts } from '../../web/home/homeFacts.ts';
import { labTest as shown } from '../shown/stockPages.shown.ts';

const labTest = shown as unknown as Parameters<typeof detailOf>[0];
const url = 'https://assay.example/testinfo/t1';

describe('what search engines read of a test', () => {
  it('is its description, its price and where it stands', () => {
    expect(testFacts({ labTest }, url)).toEqual({
      description: 'About it.',
      structuredData: [
        {
          '@context': 'https://schema.org',
          '@type': 'Product',
          name: 'Lipid Profile',
          description: 'About it.',
          category: 'Medical test',
          url,
          offers: {
            '@type': 'AggregateOffer',
            lowPrice: 1649,
            priceCurrency: 'INR',
            availability: 'https://schema.org/InStock',
          },
        },
        {
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: [
            {
              '@type': 'ListItem',
              position: 1,
              name: 'Lab tests at home',
              item: 'https://assay.example/home',
            },
            { '@type': 'ListItem', position: 2, name: 'Lipid Profile', item: url },
          ],
        },
      ],
    });
  });

  it.each([
    ['of 160 letters', `${'word '.repeat(31)}words`, `${'word '.repeat(31)}words`],
    ['of more', `${'word '.repeat(31)}wordies`, `${'word '.repeat(31).trim()}…`],
    ['of one long word', 'w'.repeat(200), `${'w'.repeat(160)}…`],
    ['of none', '  ', uiCopy.site.description],
    ['of none at all', null, uiCopy.site.description],
    ['without the space around it', ' About it. ', 'About it.'],
  ])('has a description %s', (_, description, wanted) => {
    const facts = testFacts({ labTest: { ...labTest, description } }, undefined);
    expect(facts).toEqual({ description: wanted });
  });

  it('is nothing where there is no test', () => {
    expect(testFacts(undefined, url)).toEqual({});
  });
});

describe('what search engines read of the home page', () => {
  const faq = [{ __typename: 'FaqEntry', id: 'q1', question: 'When?', answer: 'At seven.' }];
  it('is its questions with their answers', () => {
    expect(homeFacts({ faq } as never, url)).toEqual({
      structuredData: [
        {
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: [
            {
              '@type': 'Question',
              name: 'When?',
              acceptedAnswer: { '@type': 'Answer', text: 'At seven.' },
            },
          ],
        },
      ],
    });
  });

  it.each([
    ['no answer', undefined, url],
    ['no question', { faq: [] }, url],
    ['no address', { faq }, undefined],
  ])('is nothing where there is %s', (_, answer, address) => {
    expect(homeFacts(answer as never, address)).toEqual({});
  });
});

describe('the text of a test', () => {
  it.each([
    ['One. Two.', ['One.', 'Two.']],
    ['One 1.5 times\n\n Two ', ['One 1.5 times', 'Two']],
    ['एक। दो।', ['एक।', 'दो।']],
    [null, []],
  ])('%o is these lines', (description, bullets) => {
    expect(detailOf({ ...labTest, description, disclaimers: [] }).bullets).toEqual(bullets);
  });

  it.each([
    ['2 days', '10 Hrs', ['F', 'Turn-around time: 2 days']],
    ['10 Hrs', '10 Hrs', ['F']],
    [null, '10 Hrs', ['F']],
  ])('with a turn-around of %s and a report in %s has these notes', (tat, reportTime, notes) => {
    expect(detailOf({ ...labTest, tat, reportTime, features: ['F'] }).notes).toEqual(notes);
  });

  it('keeps what is known, without the space around it', () => {
    const test = { ...labTest, name: ' TSH ', priceInRupees: 0, reportTime: ' 6 Hrs ' };
    expect(detailOf(test)).toMatchObject({ name: 'TSH', priceInRupees: 0, reportTime: '6 Hrs' });
  });
});
