import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AddressJson } from '../../api/addresses/addresses.contract.ts';
import type { PatientJson } from '../../api/patients/patients.contract.ts';
import type { UserJson } from '../../api/users/users.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { codeFor, signUp } from './support/people.ts';
import type { TestCustomer } from './support/people.ts';

let api: TestApi;
let customer: TestCustomer;
beforeAll(async () => {
  api = await startApi();
  customer = await signUp(api, { email: 'rémy\u200b@example.com' });
});
afterAll(() => api.stop());

const me = async () => (await customer.get<UserJson>('users/me')).body.data;
const address = { houseNo: '17', road: 'Third Cross', zipCode: '600020', cityState: 'Chennai' };
const patient = { bookingforWhom: 'Mother', name: 'Leela', DOB: '1960-01-31', gender: 'female' };

describe('signs that nobody sees, and digits of another script', () => {
  it('are no part of an e-mail address', async () => {
    expect((await me()).email).toBe('rémy@example.com');
  });

  it.each([
    ['\u202a+91 98400 12345\u202c', '+919840012345'],
    ['(+91) 98400\ufe0f 12346', '+919840012346'],
    ['tel:+919840012347', '+919840012347'],
    ['९८४०० १२३४८', '+919840012348'],
    ['৯৮৪০০ ১২৩৪৯', '+919840012349'],
  ])('are read in the mobile number %j', async (typed, phone) => {
    api.clock.advance({ hours: 2 });
    const userID = (await me())._id;
    const { password } = customer;
    const sent = await customer.post('users/sendotp', { phoneNumber: typed, userID, password });
    expect(sent.status).toBe(200);
    const code = await codeFor(api, phone);
    const inHindi = code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));
    await customer.post('users/verifyotp', { otp: `\u200b${inHindi}`, userID });
    expect((await me()).phoneNumber).toBe(phone);
  });

  it.each(['6000\u200b20', '६०००२०', '６００ ０２０', '௬௦௦௦௨௦'])(
    'are read in the PIN code %j',
    async (zipCode) => {
      const saved = await customer.post<AddressJson>('address/saveaddress', {
        ...address,
        zipCode,
      });
      expect(saved.body.data?.zipCode).toBe('600020');
    },
  );

  it.each(['\u200b\u200d\u2060', '\u3164', '\u2800', ' \u200e '])(
    'are no name by themselves: %j',
    async (name) => {
      const refused = await customer.post('patient/patientdetails', { ...patient, name });
      expect([refused.status, refused.body]).toMatchObject([400, { code: expect.any(String) }]);
    },
  );

  it.each([
    ['Ravi \u202eyas', 'Ravi yas'],
    ['\u200bLeela\u00a0\u200e Menon', 'Leela Menon'],
    ['Re\u0301my', 'Rémy'],
    // A joiner within a word is spelling.
    ['राक्\u200dषा', 'राक्\u200dषा'],
  ])('leave a name as it is meant: %j', async (name, stored) => {
    const saved = await customer.post<PatientJson>('patient/patientdetails', { ...patient, name });
    expect(saved.body.data?.name).toBe(stored);
  });
});
