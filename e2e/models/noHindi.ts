/** Of a test that has no texts in Hindi, what stands in their place. */
export const noHindi = {
  disclaimersHindi: [],
  whyBookHindi: [],
  inclusionsHindi: [],
  featuresHindi: [],
};

/** Of a test that is for anybody. */
export const forAnybody = {
  forGender: null,
  ageFrom: null,
  ageTo: null,
  apartMinutes: null,
  repeatMonths: null,
};
