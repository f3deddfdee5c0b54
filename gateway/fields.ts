import { get } from './row.ts';
import { ask } from './ask.ts';
import type { UnlikeFields } from './fieldTypes.ts';
import type { OrderOfferJson } from '../api/offers/offers.contract.ts';
import { disclaimersOf, reasonsOf } from './listText.ts';

const offersOfOrder = get('order/{orderId}/offers', undefined, {}, { onRefusal: { 404: [] } });

/**
 * The source of each field that the contract does not have under the same name: its name there, or
 * a function that computes it.
 */
export const unlikeFields = {
  User: { phone: 'phoneNumber' },
  AdminUser: { phone: 'phoneNumber' },
  Patient: { relation: 'bookingforWhom', dateOfBirth: 'DOB' },
  LastBooking: { labId: 'lab', addressId: 'address' },
  LabTest: {
    name: 'testName',
    nameHindi: 'testNameHindi',
    priceInRupees: 'price',
    reportTime: 'report_time',
    whyBook: (test) => reasonsOf(test.why_book),
    disclaimers: (test) => disclaimersOf(test.disclaimers),
    fastingHours: 'fasting_hours',
    isPackage: 'is_package',
    forGender: 'for_gender',
    ageFrom: 'age_from',
    ageTo: 'age_to',
    apartFrom: 'apart_from',
    apartMinutes: 'apart_minutes',
    repeatMonths: 'repeat_months',
    whyBookHindi: 'why_book_hindi',
  },
  AdminTest: { test: (test) => ({ ...test, amounts: [] }) },
  Lab: {
    priceInRupees: 'price',
    // A service that does not list amounts states the amount only with the order.
    amountInRupees: (lab) => lab.amount || null,
    missingTests: 'missing',
  },
  MissingTest: { name: 'testName', nameHindi: 'testNameHindi' },
  OrderPatient: { relation: 'bookingforWhom' },
  OrderTest: { name: 'testName', nameHindi: 'testNameHindi', priceInRupees: 'price' },
  OrderLab: { priceInRupees: 'price' },
  OrderItem: { reportUrl: 'report' },
  Order: {
    technicianName: (order) => order.labTechnician?.name ?? null,
    offers: async ({ _id, holdSecondsLeft }, _args, { rest }) =>
      holdSecondsLeft
        ? ((await ask(rest, offersOfOrder, { orderId: _id })).data as OrderOfferJson[])
        : [],
  },
  OrderOffer: {
    offer: (offer) => offer,
    refusal: ({ refusal }) => refusal?.message ?? null,
    refusalReason: ({ refusal }) => refusal?.reason ?? null,
  },
  AdminOffer: { offer: (offer) => offer },
  PaymentRequest: { providerOrderId: 'razorpayOrderId', amountInPaise: 'amount' },
  LabPrice: { labId: 'lab', testId: 'test', priceInRupees: 'price' },
  PlannedPrice: { priceInRupees: 'price' },
  Answer: { text: 'answer' },
  Place: { stateDistrict: 'state_district' },
} satisfies UnlikeFields;
