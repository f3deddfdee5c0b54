import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What asks the service and says nothing of a failure, with who does instead. */
const saidElsewhere: Record<string, string> = {
  'web/account/ProfilePanel.tsx': 'a line of the panel that stays free',
  'web/app/ResumeSlot.tsx': 'what this device has of them stands alone',
  'web/booking/PatientStep.tsx': 'a breadcrumb without a name',
  'web/booking/useChosenVisit.ts': 'names beside a step, which says what it could not load',
  'web/catalogue/TestText.tsx': "the test's page says it",
  'web/home/HomePage.tsx': 'the page is whole without its cards',
  'web/home/Search.tsx': 'the results say it',
  'web/shared/fittingOffers.ts': 'the usual price stands alone',
  'web/shared/repeats/RepeatOffers.tsx': 'an offer beside what the page is for',
};

it('what is asked for and cannot be had is said', () => {
  const silent = globSync('web/**/*.{ts,tsx}')
    .filter((file) => !file.includes('generated'))
    .filter((file) => {
      const text = readFileSync(file, 'utf8');
      return /\buse(Page)?Query\(/.test(text) && !/\b(error|ErrorState)\b/.test(text);
    });
  expect(silent.toSorted()).toEqual(Object.keys(saidElsewhere));
});
