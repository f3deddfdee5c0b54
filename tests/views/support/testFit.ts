/** Of whom a test fits, as the form of one that is for everybody sends it. */
export const forEverybody = {
  forGender: null,
  ageFrom: '',
  ageTo: '',
  contains: [],
  apartFrom: [],
  apartMinutes: '',
  repeatMonths: '',
};
const lists = { contains: ['t5', 't6'], apartFrom: ['t7'] };
/** As it is stored, and as the form sends it unchanged. */
export const storedFit = {
  ...lists,
  forGender: 'MALE',
  ageFrom: 40,
  ageTo: 70,
  apartMinutes: 120,
  repeatMonths: 6,
};
export const sentFit = {
  ...lists,
  forGender: 'MALE',
  ageFrom: '40',
  ageTo: '70',
  apartMinutes: '120',
  repeatMonths: '6',
};
