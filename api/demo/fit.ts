import { slugOf } from '../catalogue/slug.ts';
import type { TestGenderJson } from '../catalogue/catalogue.contract.ts';
import { preparations } from './demoTest.ts';
import type { DemoTest } from './demoTest.ts';

/** The tests that are limited to a gender or age; the others are for everybody. */
const whom: Record<string, { gender: TestGenderJson; from: number; to?: number }> = {
  'PSA (Total)': { gender: 'male', from: 40 },
  AMH: { gender: 'female', from: 18, to: 50 },
  'Beta hCG (Pregnancy, blood)': { gender: 'female', from: 12, to: 60 },
};

/** The tests that each of these includes, by name. */
const contents: Record<string, string[]> = {
  'Thyroid Profile (T3 T4 TSH)': ['TSH'],
  'Free Thyroid Profile (FT3 FT4 TSH)': ['TSH'],
  'Vitamin D and B12 Combo': ['Vitamin D (25-OH)', 'Vitamin B12'],
  'Insulin (Fasting) with HOMA-IR': ['Fasting Blood Sugar'],
  'Kidney Function Test (KFT)': ['Uric Acid', 'Serum Calcium'],
  'Diabetes Care Panel': ['Fasting Blood Sugar', 'HbA1c', 'Lipid Profile', 'Urine Microalbumin'],
  'Fever Panel': [
    'Complete Blood Count (CBC)',
    'C-Reactive Protein (CRP)',
    'Dengue NS1 Antigen',
    'Malaria Antigen (Pf/Pv)',
    'Typhoid IgM',
    'Urine Routine and Microscopy',
  ],
  'Anaemia Panel': ['Complete Blood Count (CBC)', 'Ferritin', 'Vitamin B12'],
  'Full Body Checkup (42 tests)': [
    'Complete Blood Count (CBC)',
    'ESR',
    'Fasting Blood Sugar',
    'HbA1c',
    'Liver Function Test (LFT)',
    'Kidney Function Test (KFT)',
    'Uric Acid',
    'Serum Calcium',
    'Electrolytes (Na K Cl)',
    'TSH',
    'Thyroid Profile (T3 T4 TSH)',
    'Lipid Profile',
    'Urine Routine and Microscopy',
  ],
};

/** Minutes from the fasting sample to the one that is taken two hours after a meal. */
const minutesToMeal = 120;

/** The columns that limit a test's patients and the tests beside it. */
export function fitOf({ name, prepare }: DemoTest, all: readonly DemoTest[]) {
  const { gender = null, from = null, to = null } = whom[name] ?? {};
  const fasting = all.filter((test) => preparations[test.prepare].fasting === 'needed');
  const isAfterMeal = prepare === 'afterMeal';
  return {
    for_gender: gender,
    age_from: from,
    age_to: to,
    contains: JSON.stringify((contents[name] ?? []).map(slugOf)),
    apart_from: JSON.stringify(isAfterMeal ? fasting.map((test) => slugOf(test.name)) : []),
    apart_minutes: isAfterMeal ? minutesToMeal : null,
  };
}
