/** What a port rejects with; the code is the service's. */
export const failure = (code?: string, data?: Record<string, unknown>) =>
  Object.assign(new Error('It failed'), code && { code }, data && { data });

export const patient = {
  id: 'p1',
  name: 'Leela Menon',
  relation: 'MOTHER',
  gender: 'FEMALE',
  age: 69,
  infantAge: null,
  dateOfBirth: '1957-09-30',
  lastBooking: null,
} as const;
/** For whom something was paid before. */
export const returningPatient = {
  ...patient,
  lastBooking: { labId: 'l1', labName: 'Kaveri Precision Labs', addressId: 'a1' },
};
export const lab = {
  id: 'l1',
  name: 'Kaveri Precision Labs',
  image: null,
  rating: 4.7,
  ratingCount: 1204,
  accreditation: { body: 'NABL' as const, number: 'MC-2345' },
  demo: false,
  slotsAvailable: 9,
  earliest: { date: '2026-11-23', startTime: '07:00 am' },
  reportTime: '10 Hrs',
  priceInRupees: 649,
  discount: 100,
  amountInRupees: 549,
  offer: null,
  missingTests: [],
};
export const otherLab = {
  id: 'l2',
  name: 'Meghdoot Pathology',
  image: null,
  rating: 4.6,
  ratingCount: 87,
  accreditation: null,
  demo: true,
  slotsAvailable: 4,
  earliest: null,
  reportTime: '12 Hrs',
  priceInRupees: 609,
  discount: 100,
  amountInRupees: 509,
  offer: null,
  missingTests: [],
};
export const slot = {
  id: 's1',
  date: '2026-11-23',
  startTime: '07:00 am',
  endTime: '07:30 am',
  placesLeft: 3,
  lastMealBy: '2026-11-22T15:30:00.000Z',
  fastingFits: true,
};
/** Before it, whoever ate in time can be tested, and nobody knows that but the person. */
export const soonSlot = {
  id: 's0',
  date: '2026-11-23',
  startTime: '06:30 am',
  endTime: '07:00 am',
  placesLeft: 5,
  lastMealBy: '2026-11-22T15:00:00.000Z',
  fastingFits: false,
};
/** The next day's. */
export const laterSlot = {
  id: 's2',
  date: '2026-11-24',
  startTime: '12:30 pm',
  endTime: '01:00 pm',
  placesLeft: 9,
  lastMealBy: '2026-11-23T21:00:00.000Z',
  fastingFits: true,
};
export const address = {
  id: 'a1',
  houseNo: '17',
  road: 'Third Cross Street',
  zipCode: '600020',
  cityState: 'Chennai, Tamil Nadu',
  isDefault: true,
};

export const user = {
  id: 'u1',
  firstName: 'Asha',
  lastName: 'Menon',
  email: 'asha@example.com',
  phone: null,
  phoneVerified: false,
  whatsApp: null,
};
export const place = {
  neighbourhood: null,
  suburb: 'Indiranagar',
  postcode: '560038',
  stateDistrict: 'Bengaluru Urban',
  country: 'India',
};
/** We come there. */
export const serviceability = {
  pin: address.zipCode,
  serviceable: true,
  city: 'Chennai',
  state: 'Tamil Nadu',
  earliest: { date: slot.date, startTime: slot.startTime },
  servedByLab: null,
};
/** A service that has nothing to give but a sentence. */
export const sentence = { answers: { message: 'Done' } };
