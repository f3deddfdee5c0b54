import type { FastingJson } from '../catalogue/catalogue.contract.ts';
import type { TestIcon } from '../catalogue/icons.ts';

/** Disclaimers that several tests share; every test also has the two general ones. */
export const disclaimers = {
  medicines: 'Tell us about medicines and supplements. Do not stop any without your doctor.',
  biotin: 'High-dose biotin can disturb this test. Tell the technician if you take it.',
  transfusion: 'A recent transfusion, anaemia or a haemoglobin variant can mislead the result.',
  early:
    'A test done early in an infection can be falsely negative. Repeat it if symptoms continue.',
  container:
    'Use the sterile container and a mid-stream sample. Avoid the days of a period unless your doctor says otherwise.',
  stool: 'Use the container that we bring and keep the sample free of urine and water.',
  emergency: 'Not for emergencies. For severe symptoms go to a hospital.',
  prescription: 'A prescription may be asked for.',
};
export const generalDisclaimers = [
  "This report supports a doctor's opinion and does not replace it.",
  'Values differ between labs. Compare yours with the range printed on the report.',
];

/** Parameters that several packages have, spelled the same so that packages can be compared. */
export const bloodCount = [
  'Haemoglobin',
  'Red cell count',
  'White cell count',
  'Platelet count',
  'Haematocrit (PCV)',
  'MCV',
  'MCH',
  'MCHC',
  'RDW',
];
export const lipids = [
  'Total cholesterol',
  'HDL cholesterol',
  'LDL cholesterol',
  'VLDL cholesterol',
  'Triglycerides',
  'Cholesterol to HDL ratio',
];

/** The kinds of sample, in words. */
export const samples = {
  E: 'Blood (EDTA tube)',
  S: 'Blood (serum tube)',
  F: 'Blood (fluoride tube)',
  C: 'Blood (citrate tube)',
  U: 'Urine',
  T: 'Stool',
  N: 'Nose and throat swab',
};

/** How to prepare for the sample. */
export type Preparation = 'none' | 'fasting' | 'fastingMorning' | 'afterMeal' | 'morning';

export const preparations: Record<Preparation, { fasting: FastingJson; feature: string }> = {
  none: { fasting: 'not needed', feature: 'No fasting needed' },
  fasting: { fasting: 'needed', feature: 'Fasting needed' },
  fastingMorning: { fasting: 'needed', feature: 'Fasting needed, morning sample' },
  afterMeal: { fasting: 'not needed', feature: 'Sample 2 hours after a meal begins' },
  morning: { fasting: 'not needed', feature: 'Morning sample preferred' },
};

/** A test of the demo catalogue in its source form. */
export interface DemoTest {
  name: string;
  icon: TestIcon;
  price: number;
  report: string;
  samples: (keyof typeof samples)[];
  prepare: Preparation;
  description: string;
  includes: string[];
  why: string[];
  beware: (keyof typeof disclaimers)[];
  /** Stores the lists as one string, as older entries of a real catalogue have them (PD-15). */
  asText?: true;
}
