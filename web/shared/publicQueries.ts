import type { PageQuery } from './pageData.ts';
import type {
  FaqQuery,
  LabTestQuery,
  LabTestQueryVariables,
  LabTestsQuery,
  TestimonialsQuery,
} from '../generated/graphql.ts';

const documents = () => import('../generated/graphql.ts');
type None = Record<string, never>;

/** No variables; one object, so that it is the same question each time. */
export const none: None = {};

/** The queries of the public pages. */
export const labTestsQuery: PageQuery<LabTestsQuery, None> = {
  name: 'LabTests',
  document: async () => (await documents()).LabTestsDocument,
};
export const testimonialsQuery: PageQuery<TestimonialsQuery, None> = {
  name: 'Testimonials',
  document: async () => (await documents()).TestimonialsDocument,
};
export const faqQuery: PageQuery<FaqQuery, None> = {
  name: 'Faq',
  document: async () => (await documents()).FaqDocument,
};
export const labTestQuery: PageQuery<
  LabTestQuery,
  LabTestQueryVariables & Record<string, unknown>
> = { name: 'LabTest', document: async () => (await documents()).LabTestDocument };
