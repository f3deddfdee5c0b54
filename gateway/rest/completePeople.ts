import type { AddressJson, AddressRequest } from '../../api/addresses/addresses.contract.ts';
import type {
  GenderJson,
  PatientJson,
  PatientRequest,
  RelationJson,
} from '../../api/patients/patients.contract.ts';
import type { AccountJson, UserJson } from '../../api/users/users.contract.ts';
import type { Sparse } from './sparse.ts';

/** Whoever has a number has proved it, where the service says nothing of that. */
export const completeUser = (user: Sparse<UserJson>): UserJson => ({
  _id: user._id ?? '',
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  email: user.email ?? '',
  phoneNumber: user.phoneNumber ?? null,
  phoneVerified: user.phoneVerified ?? Boolean(user.phoneNumber),
  whatsApp: user.whatsApp ?? null,
});

/** The account; login need not answer more than its sentence. */
export function completeAccount(account: Sparse<AccountJson> | null | undefined): AccountJson {
  const id = account?.userID ?? account?._id ?? '';
  return { _id: id, userID: id, firstName: account?.firstName ?? '' };
}

/** The saved patient: what was sent, where the answer is an id only. */
export function completePatient(
  sent: PatientRequest,
  saved: Sparse<PatientJson> | null,
): PatientJson {
  const dateOfBirth = saved?.DOB ?? sent.DOB;
  return {
    _id: saved?._id ?? '',
    bookingforWhom: saved?.bookingforWhom ?? (sent.bookingforWhom as RelationJson),
    name: saved?.name ?? sent.name,
    DOB: dateOfBirth.slice(0, 10),
    gender: saved?.gender ?? (sent.gender as GenderJson),
    age: saved?.age ?? ageOf(dateOfBirth),
    infantAge: saved?.infantAge ?? null,
    guardianConsentedAt: saved?.guardianConsentedAt ?? null,
    lastBooking: saved?.lastBooking ?? null,
  };
}

/** The saved address: what was sent, where the answer is an id only; it is the default one. */
export const completeAddress = (
  sent: AddressRequest,
  saved: Sparse<AddressJson> | null,
): AddressJson => ({
  _id: saved?._id ?? '',
  houseNo: saved?.houseNo ?? sent.houseNo,
  road: saved?.road ?? sent.road,
  zipCode: saved?.zipCode ?? sent.zipCode,
  cityState: saved?.cityState ?? sent.cityState,
  isDefault: saved?.isDefault ?? true,
});

const india = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** Whole years by the calendar in India, today (PD-23). */
function ageOf(dateOfBirth: string): number {
  const today = india.format(new Date());
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5, 10) ? years - 1 : years;
}
