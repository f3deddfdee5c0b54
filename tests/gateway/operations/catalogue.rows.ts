import { labRows } from './labs.rows.ts';
import type { Row } from './row.ts';
import { testFields, testGiven, testJson } from './samples.ts';

const saidInHindi = { nameHindi: 'आ', locationHindi: 'ब', messageHindi: 'स' };
const askedInHindi = { questionHindi: 'क', answerHindi: 'ज' };

/** Operations on tests, labs and what is said about them. */
export const catalogueRows: Row[] = [
  {
    field: 'labTests',
    query: `{ labTests { ${testFields} } }`,
    answer: [testJson],
    call: { method: 'GET', path: 'tests/alltests' },
    gives: [testGiven],
  },
  {
    field: 'packages',
    query: `{ packages { ${testFields} } }`,
    answer: [testJson],
    call: { method: 'GET', path: 'tests/packages' },
    gives: [testGiven],
  },
  {
    field: 'relatedTests',
    query: `{ relatedTests(text: "sugar & शुगर") { ${testFields} } }`,
    answer: [testJson],
    call: {
      method: 'GET',
      path: 'tests/related?text=sugar+%26+%E0%A4%B6%E0%A5%81%E0%A4%97%E0%A4%B0',
    },
    gives: [testGiven],
  },
  {
    field: 'labTest',
    query: `{ labTest(id: "hba1c") { ${testFields} } }`,
    answer: testJson,
    call: { method: 'GET', path: 'tests/singleTest/hba1c' },
    gives: testGiven,
  },
  {
    field: 'testimonials',
    query:
      '{ testimonials { id image name location message nameHindi locationHindi messageHindi } }',
    answer: [{ _id: 't1', image: null, name: 'A', location: 'B', message: 'C', ...saidInHindi }],
    call: { method: 'GET', path: 'testimonial/getTestimonial' },
    gives: [{ id: 't1', image: null, name: 'A', location: 'B', message: 'C', ...saidInHindi }],
  },
  {
    field: 'faq',
    query: '{ faq { id question answer questionHindi answerHindi } }',
    answer: [{ _id: 'f1', question: 'Q', answer: 'A', ...askedInHindi }],
    call: { method: 'GET', path: 'faq/getFaq' },
    gives: [{ id: 'f1', question: 'Q', answer: 'A', ...askedInHindi }],
  },
  ...labRows,
];
