import type { FindTestPorts } from '../../machines/findTest/findTest.machine.ts';
import { RelatedTestsDocument } from '../generated/graphql.ts';
import { query } from '../shared/gateway.ts';

/** The ports of finding a test. */
export const findTestPorts: FindTestPorts = {
  loadRelated: async (input) => (await query(RelatedTestsDocument, input)).relatedTests,
};
