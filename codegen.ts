import type { CodegenConfig } from '@graphql-codegen/cli';

// One schema, three git-ignored mirrors: plain types for the machines, resolver types for the
// gateway (each tied to the REST JSON it is made from), typed documents for the web.
const scalars = { ID: 'string', Upload: 'unknown' };
const json = (area: string, name: string) => `../../api/${area}/${area}.contract.ts#${name}`;

const config: CodegenConfig = {
  schema: 'schema.graphql',
  emitLegacyCommonJSImports: false,
  generates: {
    'machines/generated/schema.ts': {
      plugins: ['typescript'],
      config: { scalars, avoidOptionals: { field: true }, skipTypename: true, enumsAsTypes: true, onlyOperationTypes: false },
    },
    'gateway/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        enumsAsTypes: true,
        useTypeImports: true,
        contextType: '../context.ts#Context',
        mappers: {
          User: json('users', 'UserJson'),
          LabTest: json('catalogue', 'TestJson'),
          Testimonial: json('content', 'TestimonialJson'),
          FaqItem: json('content', 'FaqItemJson'),
          Patient: json('patients', 'PatientJson'),
          Address: json('addresses', 'AddressJson'),
          Lab: json('labs', 'LabJson'),
          Slot: json('slots', 'SlotJson'),
          Order: json('orders', 'OrderJson'),
          Payment: json('payments', 'PaymentJson'),
          PaymentRequest: json('payments', 'PaymentRequestJson'),
          Report: json('reports', 'ReportJson'),
          Place: json('places', 'PlaceJson'),
          Answer: json('assistant', 'AnswerJson'),
        },
      },
    },
    'web/generated/': {
      preset: 'client',
      documents: ['web/**/*.graphql'],
      presetConfig: { fragmentMasking: false, persistedDocuments: true, gqlTagName: 'graphql' },
      config: { scalars, enumsAsTypes: true, useTypeImports: true, avoidOptionals: { field: true } },
    },
  },
  ignoreNoDocuments: true,
};

export default config;
