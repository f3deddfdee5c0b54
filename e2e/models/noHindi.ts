/** Of a test that has no texts in Hindi, what stands in their place. */
export const noHindi = {
  disclaimersHindi: [],
  whyBookHindi: [],
  inclusionsHindi: [],
  featuresHindi: [],
};
