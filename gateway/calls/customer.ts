import { AddressChangeRequest, AddressRequest } from '../../api/addresses/addresses.contract.ts';
import { QuestionRequest } from '../../api/assistant/assistant.contract.ts';
import { RelatedQuery, VisitTestsQuery } from '../../api/catalogue/catalogue.contract.ts';
import { LegalTextQuery } from '../../api/content/content.contract.ts';
import { FlowStepsRequest } from '../../api/flowFigures/flowFigures.contract.ts';
import { PlaceQuery } from '../../api/geocoding/geocoding.contract.ts';
import { HomeQuery } from '../../api/home/home.contract.ts';
import { LabsQuery } from '../../api/labs/labs.contract.ts';
import { PatientChangeRequest, PatientRequest } from '../../api/patients/patients.contract.ts';
import {
  EndRepeatRequest,
  RepeatRequest,
  RepeatsQuery,
} from '../../api/repeats/repeats.contract.ts';
import { ServiceabilityQuery } from '../../api/serviceability/serviceability.contract.ts';
import { SlotsQuery } from '../../api/slots/slots.contract.ts';
import {
  DeleteAccountRequest,
  ProfileRequest,
  ResetPasswordRequest,
  SendEmailCodeRequest,
  SendOtpRequest,
  VerifyEmailCodeRequest,
  VerifyOtpRequest,
} from '../../api/users/users.contract.ts';
import { get, patch, post, put, remove } from '../row.ts';
import type { Rows } from './callTypes.ts';

/**
 * Calls that are not in the specification: a service without them is treated as if it had no such
 * data.
 */
const listIfAny = { onRefusal: { 404: [] } };
const ifAny = { onRefusal: { 404: null } };
/** Not being logged in is an answer, not an error. */
const ifSignedIn = { onRefusal: { 401: null, 403: null } };

/** By the specification, the answer is the same for everybody, logged in or not. */
const anonymous = { isAnonymous: true } as const;

/** Calls of visitors and customers other than booking (docs/product/calls.md). */
export const customerCalls = {
  me: get('users/me', undefined, {}, ifSignedIn),
  home: get('users/me/home', HomeQuery, { repeatId: 'repeat' }),
  repeats: get('users/me/repeats', RepeatsQuery, { testId: 'test', reportId: 'report' }),
  setRepeat: post('users/me/repeats', RepeatRequest, { patientId: 'patient', testId: 'test' }),
  endRepeat: remove('users/me/repeats/{id}'),
  endRepeatByLink: post('repeat/end', EndRepeatRequest),
  signOut: post('users/logout'),
  sendCode: post('users/sendotp', SendOtpRequest, { phone: 'phoneNumber', userId: 'userID' }),
  verifyCode: post('users/verifyotp', VerifyOtpRequest, { userId: 'userID' }),
  sendEmailCode: post('users/sendemailcode', SendEmailCodeRequest),
  verifyEmailCode: post('users/verifyemail', VerifyEmailCodeRequest),
  resetPassword: post('users/resetPassword', ResetPasswordRequest),
  updateProfile: patch('users/me', ProfileRequest),
  deleteAccount: post('users/deleteAccount', DeleteAccountRequest),
  labTests: get('tests/alltests', undefined, {}, anonymous),
  packages: get('tests/packages', undefined, {}, listIfAny),
  relatedTests: get('tests/related', RelatedQuery, {}, listIfAny),
  labTest: get('tests/singleTest/{id}'),
  visitTests: get('tests/some', VisitTestsQuery),
  labs: get('lab/getlab', LabsQuery),
  slots: get('slot/getslot', SlotsQuery, { testIds: 'tests' }),
  testimonials: get('testimonial/getTestimonial', undefined, {}, anonymous),
  faq: get('faq/getFaq'),
  banner: get('content/banner', undefined, {}, ifAny),
  offers: get('offers', undefined, {}, listIfAny),
  ownOffers: get('users/me/offers', undefined, {}, listIfAny),
  patients: get('patient', undefined, {}, listIfAny),
  deletePatient: remove('patient/{id}'),
  addresses: get('address', undefined, {}, listIfAny),
  chooseDefaultAddress: put('address/{id}/default'),
  deleteAddress: remove('address/{id}'),
  serviceability: get('serviceability', ServiceabilityQuery, {}, { echoes: true }),
  place: get('place', PlaceQuery),
  ask: post('rag/ask', QuestionRequest),
  countFlowSteps: post('flow-figures', FlowStepsRequest),
} satisfies Rows;

/**
 * A service that does not know this text has none published; an earlier version, however, must
 * exist.
 */
export const legalText = get('content/{name}', LegalTextQuery, {}, ifAny);
export const earlierLegalText = get('content/{name}', LegalTextQuery);

/** The answer may consist of the id alone. */
const echoes = { echoes: true } as const;
const patientNames = { relation: 'bookingforWhom', dateOfBirth: 'DOB' } as const;
export const patientRows = {
  add: post('patient/patientdetails', PatientRequest, patientNames, echoes),
  change: put('patient/{id}', PatientChangeRequest, patientNames, echoes),
};
export const addressRows = {
  add: post('address/saveaddress', AddressRequest, {}, echoes),
  change: put('address/{id}', AddressChangeRequest, {}, echoes),
};
