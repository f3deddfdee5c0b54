import type { TestParameterJson, ParameterRangeJson } from '../catalogue/parameters.contract.ts';
import { bloodCount, lipids } from './demoTest.ts';
import { inclusionsHindi } from './hindi/inclusions.ts';

type Pair = [low: number | null, high: number | null];
/**
 * A parameter's unit and normal ranges; separate ones for women, men and children where they
 * differ.
 */
interface Measure {
  unit: string;
  usual: Pair;
  women?: Pair;
  men?: Pair;
  /** Up to 11 years. */
  child?: Pair;
  critical?: Pair;
}

const measures: Record<string, Measure> = {
  Haemoglobin: {
    unit: 'g/dL',
    usual: [12, 17],
    women: [12, 15],
    men: [13, 17],
    child: [11.5, 15.5],
    critical: [7, 20],
  },
  'Red cell count': { unit: 'million/µL', usual: [3.8, 5.5], women: [3.8, 4.8], men: [4.5, 5.5] },
  'White cell count': { unit: '10³/µL', usual: [4, 10], child: [5, 13], critical: [2, 30] },
  'Platelet count': { unit: '10³/µL', usual: [150, 410], critical: [40, 1000] },
  'Haematocrit (PCV)': { unit: '%', usual: [36, 50], women: [36, 46], men: [40, 50] },
  MCV: { unit: 'fL', usual: [83, 101], child: [77, 95] },
  MCH: { unit: 'pg', usual: [27, 32] },
  MCHC: { unit: 'g/dL', usual: [31.5, 34.5] },
  RDW: { unit: '%', usual: [11.6, 14] },
  HbA1c: { unit: '%', usual: [4, 5.6] },
  'Estimated average glucose': { unit: 'mg/dL', usual: [70, 114] },
  'Total cholesterol': { unit: 'mg/dL', usual: [null, 200] },
  'HDL cholesterol': { unit: 'mg/dL', usual: [40, null], women: [50, null], men: [40, null] },
  'LDL cholesterol': { unit: 'mg/dL', usual: [null, 100] },
  'VLDL cholesterol': { unit: 'mg/dL', usual: [null, 30] },
  Triglycerides: { unit: 'mg/dL', usual: [null, 150], critical: [null, 1000] },
  'Cholesterol to HDL ratio': { unit: '', usual: [null, 5] },
  'Total T3': { unit: 'ng/dL', usual: [80, 200] },
  'Total T4': { unit: 'µg/dL', usual: [5.1, 14.1] },
  'Free T3': { unit: 'pg/mL', usual: [2, 4.4] },
  'Free T4': { unit: 'ng/dL', usual: [0.9, 1.7] },
  TSH: { unit: 'mIU/L', usual: [0.4, 4.2], critical: [0.01, 100] },
  'Fasting blood sugar': { unit: 'mg/dL', usual: [70, 99], critical: [50, 400] },
  'Plasma glucose 2 hours after a meal': { unit: 'mg/dL', usual: [70, 139], critical: [50, 450] },
  Creatinine: {
    unit: 'mg/dL',
    usual: [0.5, 1.3],
    women: [0.5, 1.1],
    men: [0.7, 1.3],
    critical: [null, 5],
  },
  eGFR: { unit: 'mL/min', usual: [90, null], critical: [15, null] },
  Urea: { unit: 'mg/dL', usual: [17, 43], critical: [null, 200] },
  'Blood urea nitrogen': { unit: 'mg/dL', usual: [8, 20] },
  'Uric acid': { unit: 'mg/dL', usual: [2.6, 7.2], women: [2.6, 6], men: [3.5, 7.2] },
  Calcium: { unit: 'mg/dL', usual: [8.6, 10.2], critical: [6.5, 13] },
  Phosphorus: { unit: 'mg/dL', usual: [2.5, 4.5], critical: [1, null] },
  Sodium: { unit: 'mmol/L', usual: [136, 145], critical: [120, 160] },
  Potassium: { unit: 'mmol/L', usual: [3.5, 5.1], critical: [2.5, 6.5] },
  Chloride: { unit: 'mmol/L', usual: [98, 107], critical: [80, 120] },
  'Total bilirubin': { unit: 'mg/dL', usual: [0.3, 1.2], critical: [null, 15] },
  'Direct bilirubin': { unit: 'mg/dL', usual: [null, 0.3] },
  'Indirect bilirubin': { unit: 'mg/dL', usual: [null, 0.9] },
  'SGOT (AST)': { unit: 'U/L', usual: [null, 40], women: [null, 35], men: [null, 40] },
  'SGPT (ALT)': { unit: 'U/L', usual: [null, 45], women: [null, 35], men: [null, 45] },
  'Alkaline phosphatase': { unit: 'U/L', usual: [30, 120], child: [140, 420] },
  GGT: { unit: 'U/L', usual: [null, 55], women: [null, 38], men: [null, 55] },
  'Total protein': { unit: 'g/dL', usual: [6.6, 8.3] },
  Albumin: { unit: 'g/dL', usual: [3.5, 5.2] },
  Globulin: { unit: 'g/dL', usual: [2.3, 3.5] },
  'A/G ratio': { unit: '', usual: [1, 2.2] },
  '25-hydroxy vitamin D (total)': { unit: 'ng/mL', usual: [30, 100], critical: [null, 150] },
  'Vitamin B12': { unit: 'pg/mL', usual: [211, 911] },
  'C-reactive protein, quantitative': { unit: 'mg/L', usual: [null, 5] },
  ESR: { unit: 'mm/h', usual: [null, 20], women: [null, 20], men: [null, 15] },
};

/** The parameters of each of these tests; the same parameter has the same name in all of them. */
const measured: Record<string, readonly string[]> = {
  'complete-blood-count-cbc': bloodCount,
  hba1c: ['HbA1c', 'Estimated average glucose'],
  'lipid-profile': lipids,
  tsh: ['TSH'],
  'thyroid-profile-t3-t4-tsh': ['Total T3', 'Total T4', 'TSH'],
  'free-thyroid-profile-ft3-ft4-tsh': ['Free T3', 'Free T4', 'TSH'],
  'liver-function-test-lft': [
    'Total bilirubin',
    'Direct bilirubin',
    'Indirect bilirubin',
    'SGOT (AST)',
    'SGPT (ALT)',
    'Alkaline phosphatase',
    'GGT',
    'Total protein',
    'Albumin',
    'Globulin',
    'A/G ratio',
  ],
  'kidney-function-test-kft': [
    'Creatinine',
    'eGFR',
    'Urea',
    'Blood urea nitrogen',
    'Uric acid',
    'Calcium',
    'Phosphorus',
  ],
  'vitamin-d-25-oh': ['25-hydroxy vitamin D (total)'],
  'vitamin-b12': ['Vitamin B12'],
  'vitamin-d-and-b12-combo': ['25-hydroxy vitamin D (total)', 'Vitamin B12'],
  'fasting-blood-sugar': ['Fasting blood sugar'],
  'post-prandial-blood-sugar': ['Plasma glucose 2 hours after a meal'],
  'electrolytes-na-k-cl': ['Sodium', 'Potassium', 'Chloride'],
  'serum-calcium': ['Calcium'],
  'uric-acid': ['Uric acid'],
  'c-reactive-protein-crp': ['C-reactive protein, quantitative'],
  esr: ['ESR'],
};

function rangesOf({
  usual,
  women,
  men,
  child,
  critical = [null, null],
}: Measure): ParameterRangeJson[] {
  const [criticalLow, criticalHigh] = critical;
  const range = ([low, high]: Pair, of: Partial<ParameterRangeJson>): ParameterRangeJson => ({
    gender: null,
    ageFrom: null,
    ageTo: null,
    low,
    high,
    criticalLow,
    criticalHigh,
    ...of,
  });
  return [
    ...(child ? [range(child, { ageTo: 11 })] : []),
    ...(women ? [range(women, { gender: 'female' })] : []),
    ...(men ? [range(men, { gender: 'male' })] : []),
    range(usual, {}),
  ];
}

/** The parameters of the demo's tests, by test id. */
export const demoParameters: Record<string, TestParameterJson[]> = Object.fromEntries(
  Object.entries(measured).map(([test, names]) => [
    test,
    names.map((parameter) => ({
      parameter,
      parameterHindi: inclusionsHindi[parameter] ?? null,
      unit: measures[parameter]!.unit,
      ranges: rangesOf(measures[parameter]!),
    })),
  ]),
);
