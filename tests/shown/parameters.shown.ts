import { typed } from './shownOnPage.ts';

/** The page on which it is said what a test measures. */
export const parametersShown = {
  answers: {
    testParameters: typed('TestParameters', {
      id: 't1',
      version: 'v1',
      parameters: [
        typed('TestParameter', {
          parameter: 'Haemoglobin',
          parameterForHindi: 'हीमोग्लोबिन',
          unit: 'g/dL',
          ranges: [
            typed('ParameterRange', {
              gender: 'FEMALE',
              ageFrom: 18,
              ageTo: null,
              low: 12,
              high: 15,
              criticalLow: 7,
              criticalHigh: 20,
            }),
          ],
        }),
      ],
    }),
  },
  blocks: [
    ['What Lipid Profile measures'],
    ['Haemoglobin', 'हीमोग्लोबिन', 'g/dL'],
    ['18', '12', '15', '7', '20'],
  ],
  prices: [],
};
