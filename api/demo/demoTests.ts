import { slugOf } from '../catalogue/slug.ts';
import { fitOf } from './fit.ts';
import { findability } from './findability.ts';
import { disclaimers, generalDisclaimers, preparations, samples } from './demoTest.ts';
import type { DemoTest } from './demoTest.ts';
import {
  disclaimersHindi,
  generalDisclaimersHindi,
  preparationsHindi,
  samplesHindi,
} from './hindi/demoHindi.ts';
import { bloodAndHormoneHindi } from './hindi/bloodAndHormones.ts';
import { inclusionsHindi } from './hindi/inclusions.ts';
import { infectionHindi } from './hindi/infection.ts';
import { organHindi } from './hindi/organs.ts';
import { sugarAndHeartHindi } from './hindi/sugarAndHeart.ts';
import { bloodAndHormoneTests } from './tests/bloodAndHormones.ts';
import { infectionTests } from './tests/infection.ts';
import { organTests } from './tests/organs.ts';
import { sugarAndHeartTests } from './tests/sugarAndHeart.ts';

const inHindi = {
  ...sugarAndHeartHindi,
  ...organHindi,
  ...infectionHindi,
  ...bloodAndHormoneHindi,
};

/** The Hindi columns of a test. */
function hindiOf(test: DemoTest) {
  const hindi = inHindi[test.name]!;
  const sample = test.samples.map((code) => samplesHindi[code]).join(', ');
  return {
    name_hindi: hindi.name,
    description_hindi: hindi.description,
    inclusions_hindi: JSON.stringify(test.includes.map((name) => inclusionsHindi[name]!)),
    disclaimers_hindi: JSON.stringify([
      ...generalDisclaimersHindi,
      ...test.beware.map((key) => disclaimersHindi[key]),
    ]),
    features_hindi: JSON.stringify([
      `सैंपल: ${sample}`,
      preparationsHindi[test.prepare],
      `रिपोर्ट में ${test.includes.length === 1 ? '1 नतीजा' : `${test.includes.length} नतीजे`}`,
    ]),
    why_book_hindi: JSON.stringify(hindi.why),
  };
}

/** A row of `tests` for a test of the demo catalogue. */
function rowOf(test: DemoTest, position: number, all: readonly DemoTest[]) {
  const preparation = preparations[test.prepare];
  const sample = test.samples.map((code) => samples[code]).join(', ');
  const { aliases, concerns, isPackage = false } = findability[test.name]!;
  const warnings = [...generalDisclaimers, ...test.beware.map((key) => disclaimers[key])];
  return {
    id: slugOf(test.name),
    name: test.name,
    icon: `icon:${test.icon}`,
    image: null,
    price: test.price,
    report_time: test.report,
    tat: test.report,
    description: test.description,
    inclusions: JSON.stringify(test.includes),
    disclaimers: JSON.stringify(test.asText ? warnings.join(' ') : warnings),
    features: JSON.stringify([
      `Sample: ${sample}`,
      preparation.feature,
      `${test.includes.length === 1 ? '1 value' : `${test.includes.length} values`} in the report`,
    ]),
    why_book: JSON.stringify(test.asText ? test.why.join(' | ') : test.why),
    fasting: preparation.fasting,
    sample,
    aliases: JSON.stringify(aliases),
    concerns: JSON.stringify(concerns),
    is_package: isPackage,
    ...fitOf(test, all),
    repeat_months: repeatMonths[test.name] ?? null,
    ...hindiOf(test),
    position,
  };
}

/** Months after which tests for chronic conditions are repeated. */
const repeatMonths: Record<string, number> = {
  HbA1c: 3,
  'Diabetes Care Panel': 6,
  TSH: 6,
  'Thyroid Profile (T3 T4 TSH)': 6,
  'Lipid Profile': 12,
  'Kidney Function Test (KFT)': 12,
  'Vitamin D (25-OH)': 12,
  'Full Body Checkup (42 tests)': 12,
};

/** The tests at the top of the home page. */
const popular = [
  'Complete Blood Count (CBC)',
  'HbA1c',
  'Lipid Profile',
  'TSH',
  'Thyroid Profile (T3 T4 TSH)',
  'Liver Function Test (LFT)',
  'Kidney Function Test (KFT)',
  'Vitamin D (25-OH)',
];
const placeOf = ({ name }: DemoTest) =>
  popular.includes(name) ? popular.indexOf(name) : popular.length;

/** The demo catalogue: 45 tests, the most popular first. */
export const demoTests = [
  ...sugarAndHeartTests,
  ...organTests,
  ...infectionTests,
  ...bloodAndHormoneTests,
]
  .sort((one, other) => placeOf(one) - placeOf(other))
  .map(rowOf);
