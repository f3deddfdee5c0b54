import type { AddressPartsJson } from '../addresses/addresses.contract.ts';
import type { GenderJson, RelationJson } from '../patients/patients.contract.ts';

/** The password of every demo customer. */
export const demoPassword = 'assay-demo-1';

interface DemoPatient {
  relation: RelationJson;
  name: string;
  born: string;
  gender: GenderJson;
}

/** An invented customer. */
export interface DemoPerson {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  patients: DemoPatient[];
  /** The first is the default address. */
  addresses: AddressPartsJson[];
}

/** Has three relatives and two addresses. */
const family: DemoPerson = {
  firstName: 'Asha',
  lastName: 'Menon',
  email: 'asha@example.com',
  phone: '+919000000001',
  patients: [
    { relation: 'Myself', name: 'Asha Menon', born: '1988-04-12', gender: 'female' },
    { relation: 'Mother', name: 'Leela Menon', born: '1957-09-30', gender: 'female' },
    { relation: 'Father', name: 'Gopal Menon', born: '1953-01-18', gender: 'male' },
    { relation: 'son', name: 'Arjun Menon', born: '2014-07-05', gender: 'male' },
  ],
  addresses: [
    {
      houseNo: 'Flat 302, Laburnum Court',
      road: '12th Main, Indiranagar',
      zipCode: '560038',
      cityState: 'Bengaluru, Karnataka',
    },
    {
      houseNo: '17',
      road: 'Third Cross Street, Adyar',
      zipCode: '600020',
      cityState: 'Chennai, Tamil Nadu',
    },
  ],
};

/** Has just signed up and verified the phone number. */
const newcomer: DemoPerson = {
  firstName: 'Kabir',
  lastName: 'Sethi',
  email: 'kabir@example.com',
  phone: '+919000000002',
  patients: [],
  addresses: [],
};

/** Has an order in each stage, and one that was cancelled and refunded. */
const regular: DemoPerson = {
  firstName: 'Nandini',
  lastName: 'Rao',
  email: 'nandini@example.com',
  phone: '+919000000003',
  patients: [
    { relation: 'Myself', name: 'Nandini Rao', born: '1979-11-02', gender: 'female' },
    { relation: 'Mother', name: 'Saraswati Rao', born: '1951-03-21', gender: 'female' },
  ],
  addresses: [
    {
      houseNo: 'B-14, Neem Grove',
      road: 'Road No. 3, Banjara Hills',
      zipCode: '500034',
      cityState: 'Hyderabad, Telangana',
    },
  ],
};

/** Has an order that awaits payment. */
const undecided: DemoPerson = {
  firstName: 'Farhan',
  lastName: 'Qureshi',
  email: 'farhan@example.com',
  phone: '+919000000004',
  patients: [{ relation: 'Myself', name: 'Farhan Qureshi', born: '1993-06-25', gender: 'male' }],
  addresses: [
    {
      houseNo: '5th floor, 51B',
      road: 'Hill Road, Bandra West',
      zipCode: '400050',
      cityState: 'Mumbai, Maharashtra',
    },
  ],
};

export const demoPeople = { family, newcomer, regular, undecided };

/** The demo's doctor, who has the customers' password outside of production. */
export const demoDoctor = { email: 'doctor@example.com', name: 'Dr. Kavita Iyer' };

/** The second member of staff, who releases what another account entered or uploaded. */
export const demoColleague = { email: 'operations@example.com', name: 'Anil Deshmukh' };

/** The technicians who make the demo's visits. */
export const demoTechnicians = ['Ravi K', 'Meena S', 'Imran A', 'Latha P'];
