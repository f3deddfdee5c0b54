import type { Row } from './row.ts';

const labJson = {
  _id: 'l1',
  name: 'Kaveri',
  image: null,
  rating: 4.5,
  ratingCount: 120,
  accreditation: { body: 'NABL', number: 'MC-1' },
  demo: true,
  slotsAvailable: 7,
  reportTime: '24 Hours',
  price: 900,
  amount: 800,
  missing: [{ _id: 'tsh', testName: 'TSH', testNameHindi: 'टीएसएच (TSH)' }],
};
const slotJson = {
  _id: 's1',
  date: '2026-11-23',
  startTime: '07:00 am',
  endTime: '07:30 am',
  placesLeft: 2,
};
const slots = (date: string) =>
  `{ slots(labId: "l 1"${date}) { id date startTime endTime placesLeft } }`;
const slotGiven = {
  id: 's1',
  date: '2026-11-23',
  startTime: '07:00 am',
  endTime: '07:30 am',
  placesLeft: 2,
};
const labs = (test: string) =>
  `{ labs${test} { id name image rating ratingCount accreditation { body number } demo slotsAvailable reportTime priceInRupees amountInRupees missingTests { id name nameHindi } } }`;
const labGiven = {
  id: 'l1',
  name: 'Kaveri',
  image: null,
  rating: 4.5,
  ratingCount: 120,
  accreditation: { body: 'NABL', number: 'MC-1' },
  demo: true,
  slotsAvailable: 7,
  reportTime: '24 Hours',
  priceInRupees: 900,
  amountInRupees: 800,
  missingTests: [{ id: 'tsh', name: 'TSH', nameHindi: 'टीएसएच (TSH)' }],
};
const serviceabilityJson = {
  pin: '560038',
  serviceable: true,
  city: 'Bengaluru',
  state: 'Karnataka',
  earliest: { date: '2026-11-23', startTime: '06:00 am' },
  servedByLab: false,
};

/** Labs, where they collect, and their slots. */
export const labRows: Row[] = [
  {
    field: 'labs',
    query: labs(''),
    answer: [labJson],
    call: { method: 'GET', path: 'lab/getlab' },
    gives: [labGiven],
  },
  {
    field: 'labs',
    query: labs('(testId: "hba1c")'),
    answer: [labJson],
    call: { method: 'GET', path: 'lab/getlab?testId=hba1c' },
    gives: [labGiven],
  },
  {
    field: 'labs',
    query: labs('(testIds: ["hba1c", "tsh"])'),
    answer: [labJson],
    call: { method: 'GET', path: 'lab/getlab?testIds=hba1c%2Ctsh' },
    gives: [labGiven],
  },
  {
    field: 'labs',
    query: labs('(testId: "hba1c", pin: "560038")'),
    answer: [labJson],
    call: { method: 'GET', path: 'lab/getlab?testId=hba1c&pin=560038' },
    gives: [labGiven],
  },
  {
    field: 'serviceability',
    query:
      '{ serviceability(pin: "560038", labId: "l1") { pin serviceable city state earliest { date startTime } servedByLab } }',
    answer: serviceabilityJson,
    call: { method: 'GET', path: 'serviceability?pin=560038&labId=l1' },
    gives: serviceabilityJson,
  },
  {
    field: 'slots',
    query: slots(''),
    answer: [slotJson],
    call: { method: 'GET', path: 'slot/getslot?labId=l+1' },
    gives: [slotGiven],
  },
  {
    field: 'slots',
    query: slots(', date: "2026-11-23"'),
    answer: [slotJson],
    call: { method: 'GET', path: 'slot/getslot?labId=l+1&date=2026-11-23' },
    gives: [slotGiven],
  },
];
