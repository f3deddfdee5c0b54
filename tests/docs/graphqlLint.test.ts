import plugin from '@graphql-eslint/eslint-plugin';
import { ESLint } from 'eslint';
import type { Linter } from 'eslint';
import { expect, it } from 'vitest';

/** Parts of something else, sums and answers: nothing by itself that an id could name; offers have a code. */
const withoutId = [
  'Accreditation',
  'AdminCounters',
  'AdminOffer',
  'AdminSettings',
  'AdminTest',
  'AuditPage',
  'AdminUserPage',
  'Answer',
  'AnswerSource',
  'CatalogueChange',
  'CatalogueImport',
  'LabHoliday',
  'LabHours',
  'LabPrice',
  'LastBooking',
  'Message',
  'NextState',
  'Offer',
  'OpenInvitation',
  'OrderAddress',
  'OrderOffer',
  'Banner',
  'BookAgain',
  'BookingDraftItem',
  'Repeat',
  'RepeatChoice',
  'Repeats',
  'Home',
  'TextBlock',
  'PublishedVersion',
  'LegalText',
  'EntryText',
  'Content',
  'OrderPage',
  'PaymentPage',
  'ReportPage',
  'OrderPatient',
  'CreditNote',
  'FailedVisit',
  'VisitCount',
  'VisitDay',
  'VisitPhone',
  'Consultation',
  'DoctorReport',
  'DoctorCallPhone',
  'DoctorDay',
  'DoctorHours',
  'Technician',
  'VisitRating',
  'OrderSlot',
  'PaymentRequest',
  'PaymentVerdict',
  'EntryParameter',
  'FullReport',
  'SharedPatient',
  'SharedReport',
  'StoredPicture',
  'ParameterRange',
  'Place',
  'ReportValue',
  'TestParameter',
  'Trend',
  'TrendPoint',
  'PlannedPrice',
  'ResetRequest',
  'SecondFactor',
  'SecondFactorSecret',
  'Serviceability',
  'SlotStart',
  'Staff',
  'StartingAmount',
  'StateFigures',
  'TakenOffer',
];
const rules = (name: 'flat/schema-recommended' | 'flat/operations-recommended') =>
  plugin.configs[name].rules as unknown as Linter.RulesRecord;

it("schema and operations pass graphql-eslint's recommended rules", async () => {
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*.graphql'],
        plugins: { '@graphql-eslint': plugin as unknown as ESLint.Plugin },
        languageOptions: {
          parser: plugin.parser as unknown as Linter.Parser,
          parserOptions: {
            graphQLConfig: { schema: './schema.graphql', documents: 'web/**/*.graphql' },
          },
        },
      },
      {
        files: ['schema.graphql'],
        rules: {
          ...rules('flat/schema-recommended'),
          '@graphql-eslint/description-style': ['error', { style: 'inline' }],
          '@graphql-eslint/strict-id-in-types': ['error', { exceptions: { types: withoutId } }],
        },
      },
      { files: ['web/**/*.graphql'], rules: rules('flat/operations-recommended') },
    ],
  });
  const files = await eslint.lintFiles(['schema.graphql', 'web/**/*.graphql']);
  expect(files.length).toBeGreaterThan(5);
  expect(
    files.flatMap(({ filePath, messages }) =>
      messages.map(({ line, ruleId, message }) => `${filePath}:${line} ${ruleId}: ${message}`),
    ),
  ).toEqual([]);
});
