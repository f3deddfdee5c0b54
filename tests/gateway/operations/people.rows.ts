import type { Row } from './row.ts';
import {
  addressFields,
  addressGiven,
  addressJson,
  patientFields,
  patientGiven,
  patientJson,
} from './samples.ts';

const userJson = {
  _id: 'u1',
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'a@b.c',
  phoneNumber: '+919000000001',
  phoneVerified: true,
  whatsApp: true,
};
const userFields = 'id firstName lastName email phone phoneVerified whatsApp';
const userGiven = {
  id: 'u1',
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'a@b.c',
  phone: '+919000000001',
  phoneVerified: true,
  whatsApp: true,
};
const account = { _id: 'u1', userID: 'u1', firstName: 'Asha' };
const signUpInput = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'a@b.c',
  password: 'correct horse',
};
const signInInput = { email: 'a@b.c', password: 'correct horse' };
const patientInput = {
  relation: 'OTHERS',
  name: 'Ravi',
  dateOfBirth: '1957-02-10',
  gender: 'MALE',
};
const patientBody = { bookingforWhom: 'Other', name: 'Ravi', DOB: '1957-02-10', gender: 'male' };
const addressInput = { houseNo: '12', road: 'MG Road', zipCode: '560001', cityState: 'Bengaluru' };
const reset = { email: 'a@b.c', otp: '1234', newPassword: 'new password' };
const savePatient = `mutation($input: PatientInput!) { savePatient(input: $input) { ${patientFields} } }`;
const saveAddress = `mutation($input: AddressInput!) { saveAddress(input: $input) { ${addressFields} } }`;

export const peopleRows: Row[] = [
  {
    field: 'me',
    query: `{ me { ${userFields} } }`,
    answer: userJson,
    call: { method: 'GET', path: 'users/me' },
    gives: userGiven,
  },
  {
    field: 'signUp',
    query: 'mutation($input: SignUpInput!) { signUp(input: $input) { id firstName message } }',
    variables: { input: signUpInput },
    answer: account,
    message: 'Welcome',
    call: { method: 'POST', path: 'users/signup', body: signUpInput },
    gives: { id: 'u1', firstName: 'Asha', message: 'Welcome' },
  },
  {
    field: 'signIn',
    query: 'mutation($input: SignInInput!) { signIn(input: $input) { id firstName message } }',
    variables: { input: signInInput },
    answer: account,
    message: 'Logged in',
    call: { method: 'POST', path: 'users/login', body: signInInput },
    gives: { id: 'u1', firstName: 'Asha', message: 'Logged in' },
  },
  {
    field: 'signOut',
    query: 'mutation { signOut { message } }',
    message: 'Bye',
    call: { method: 'POST', path: 'users/logout', body: {} },
    gives: { message: 'Bye' },
  },
  {
    field: 'sendCode',
    query: 'mutation { sendCode(phone: "+919000000001", userId: "u1") { message } }',
    message: 'OTP sent',
    call: {
      method: 'POST',
      path: 'users/sendotp',
      body: { phoneNumber: '+919000000001', userID: 'u1' },
    },
    gives: { message: 'OTP sent' },
  },
  {
    field: 'verifyCode',
    query: 'mutation { verifyCode(otp: "1234", userId: "u1") { message } }',
    message: 'Verified',
    call: { method: 'POST', path: 'users/verifyotp', body: { otp: '1234', userID: 'u1' } },
    gives: { message: 'Verified' },
  },
  {
    field: 'requestPasswordReset',
    query: 'mutation { requestPasswordReset(email: "a@b.c") { email } }',
    answer: 'a@b.c',
    call: { method: 'POST', path: 'users/forgotPassword', body: { email: 'a@b.c' } },
    gives: { email: 'a@b.c' },
  },
  {
    field: 'resetPassword',
    query: 'mutation($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }',
    variables: { input: reset },
    message: 'Changed',
    call: { method: 'POST', path: 'users/resetPassword', body: reset },
    gives: { message: 'Changed' },
  },
  {
    field: 'deleteAccount',
    query: 'mutation { deleteAccount(password: "correct horse") { message } }',
    message: 'Your account has been deleted',
    call: { method: 'POST', path: 'users/deleteAccount', body: { password: 'correct horse' } },
    gives: { message: 'Your account has been deleted' },
  },
  {
    field: 'updateProfile',
    query: `mutation { updateProfile(input: { firstName: "Asha", lastName: "Rao" }) { ${userFields} } }`,
    answer: userJson,
    call: { method: 'PATCH', path: 'users/me', body: { firstName: 'Asha', lastName: 'Rao' } },
    gives: userGiven,
  },
  {
    field: 'updateProfile',
    query: `mutation { updateProfile(input: { firstName: null, whatsApp: false }) { ${userFields} } }`,
    answer: { ...userJson, whatsApp: false },
    call: { method: 'PATCH', path: 'users/me', body: { whatsApp: false } },
    gives: { ...userGiven, whatsApp: false },
  },
  {
    field: 'patients',
    query: `{ patients { ${patientFields} } }`,
    answer: [patientJson],
    call: { method: 'GET', path: 'patient' },
    gives: [patientGiven],
  },
  {
    field: 'savePatient',
    query: savePatient,
    variables: { input: patientInput },
    answer: patientJson,
    call: { method: 'POST', path: 'patient/patientdetails', body: patientBody },
    gives: patientGiven,
  },
  {
    field: 'savePatient',
    query: savePatient,
    variables: { input: { id: 'p1', ...patientInput } },
    answer: patientJson,
    call: { method: 'PUT', path: 'patient/p1', body: patientBody },
    gives: patientGiven,
  },
  {
    field: 'deletePatient',
    query: 'mutation { deletePatient(id: "p1") { message } }',
    message: 'Gone',
    call: { method: 'DELETE', path: 'patient/p1' },
    gives: { message: 'Gone' },
  },
  {
    field: 'addresses',
    query: `{ addresses { ${addressFields} } }`,
    answer: [addressJson],
    call: { method: 'GET', path: 'address' },
    gives: [addressGiven],
  },
  {
    field: 'saveAddress',
    query: saveAddress,
    variables: { input: addressInput },
    answer: addressJson,
    call: { method: 'POST', path: 'address/saveaddress', body: addressInput },
    gives: addressGiven,
  },
  {
    field: 'saveAddress',
    query: saveAddress,
    variables: { input: { id: 'a1', ...addressInput } },
    answer: addressJson,
    call: { method: 'PUT', path: 'address/a1', body: addressInput },
    gives: addressGiven,
  },
  {
    field: 'chooseDefaultAddress',
    query: `mutation { chooseDefaultAddress(id: "a1") { ${addressFields} } }`,
    answer: addressJson,
    call: { method: 'PUT', path: 'address/a1/default', body: {} },
    gives: addressGiven,
  },
  {
    field: 'deleteAddress',
    query: 'mutation { deleteAddress(id: "a1") { message } }',
    message: 'Gone',
    call: { method: 'DELETE', path: 'address/a1' },
    gives: { message: 'Gone' },
  },
];
