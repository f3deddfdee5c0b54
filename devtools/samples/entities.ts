import { sentences } from '../generated/sentences.ts';
import type { Failure } from '../../machines/failure.ts';

type Reason = keyof typeof sentences;
type Params = NonNullable<Failure['params']>;

/** The service's English sentence for a reason. */
export function sentenceOf(reason: Reason, params: Params = {}): string {
  const said: string | { one: string; other: string } = sentences[reason];
  const text = typeof said === 'string' ? said : said[params.count === 1 ? 'one' : 'other'];
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
}

/** A port's rejection if the service answers with one of its sentences. */
export const refused = (
  reason: Reason,
  {
    code = 'BAD_REQUEST',
    ...rest
  }: { code?: string; params?: Params; data?: Failure['data'] } = {},
): Failure =>
  Object.assign(new Error(sentenceOf(reason, rest.params)), {
    code,
    reason,
    ...(rest.params && { params: rest.params }),
    ...(rest.data && { data: rest.data }),
  });

/**
 * A port's rejection with a code of the service; the default means that the service cannot be
 * reached.
 */
export const failure = (code = 'UNAVAILABLE', data?: Failure['data']): Failure => {
  const [reason, params] = saidWith[code] ?? ['REQUEST_INVALID'];
  return refused(reason, { code, ...(params && { params }), ...(data && { data }) });
};

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
/** A patient with an earlier paid booking. */
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
/** A slot that is possible for people who have eaten early enough, which only they know. */
export const soonSlot = {
  id: 's0',
  date: '2026-11-23',
  startTime: '06:30 am',
  endTime: '07:00 am',
  placesLeft: 5,
  lastMealBy: '2026-11-22T15:00:00.000Z',
  fastingFits: false,
};
/** A slot on the next day. */
export const laterSlot = {
  id: 's2',
  date: '2026-11-24',
  startTime: '12:30 pm',
  endTime: '01:00 pm',
  placesLeft: 9,
  lastMealBy: '2026-11-23T21:00:00.000Z',
  fastingFits: true,
};
/** An address as it is sent, and as an order has it. */
export const addressParts = {
  houseNo: '17',
  road: 'Third Cross Street',
  zipCode: '600020',
  cityState: 'Chennai, Tamil Nadu',
};
export const address = { id: 'a1', ...addressParts, isDefault: true, version: 'v1' };

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
/** The error of a browser that may not reveal its location. */
export const notLocated = new Error('User denied Geolocation');
/** The service's sentences for codes, in the situation of these samples. */
const saidWith: Readonly<Record<string, readonly [reason: Reason, params?: Params]>> = {
  UNAVAILABLE: ['SERVICE_UNAVAILABLE'],
  UNAUTHENTICATED: ['LOGIN_REQUIRED'],
  FORBIDDEN: ['ROLE_FORBIDS'],
  NOT_FOUND: ['ORDER_NOT_FOUND'],
  CONFLICT: ['ORDER_STAGE_FORBIDS'],
  SLOT_TAKEN: ['SLOT_TAKEN'],
  HOLD_EXPIRED: ['HOLD_EXPIRED'],
  HOLD_ALREADY_EXTENDED: ['HOLD_ALREADY_EXTENDED'],
  ALREADY_PAID: ['ALREADY_PAID'],
  OFFER_UNAVAILABLE: ['OFFER_NOT_RUNNING'],
  LAB_NOT_COLLECTING_THERE: [
    'LAB_NOT_COLLECTING_THERE',
    { lab: lab.name, zipCode: address.zipCode },
  ],
  PRICE_CHANGED: ['PRICE_CHANGED', { itemTotal: 749, discount: 100, amount: 649 }],
  TOO_MANY_HOLDS: ['TOO_MANY_HOLDS', { count: 1 }],
  FILE_FAULTY: ['FILE_FAULTY', { count: 1 }],
  ORDERS_IN_THE_WAY: ['ORDERS_IN_THE_WAY', { count: 1 }],
};
/** A PIN code at which labs collect. */
export const serviceability = {
  pin: address.zipCode,
  serviceable: true,
  city: 'Chennai',
  state: 'Tamil Nadu',
  earliest: { date: slot.date, startTime: slot.startTime },
  servedByLab: null,
};
/** A PIN code at which nobody collects yet. */
export const unservedPin = '744101';
export const unserviceability = {
  pin: unservedPin,
  serviceable: false,
  city: 'Port Blair',
  state: 'Andaman and Nicobar Islands',
  earliest: null,
  servedByLab: null,
};
/** An answer that is only a sentence. */
export const sentence = { answers: { message: 'Done' } };
