import type { Row } from './row.ts';

const labFields =
  'id name image address rating ratingSource ratingCount accreditation { body number } reportHours active pins slotMinutes hours { weekdays opens closes places } holidays { date part }';
const labInput = {
  name: 'North Lab',
  address: '12 MG Road',
  rating: 4.5,
  ratingSource: 'Google',
  ratingCount: 120,
  accreditation: { body: 'CAP', number: '12345' },
  reportHours: 18,
  active: true,
  pins: ['560'],
};
const hours = [{ weekdays: [1, 2], opens: '07:00', closes: '10:00', places: 2 }];
const lab = { ...labInput, image: null, slotMinutes: 45, hours };
const labJson = { _id: 'lab1', ...lab, holidays: [{ date: '2026-12-25', part: 'morning' }] };
const labGiven = { id: 'lab1', ...lab, holidays: [{ date: '2026-12-25', part: 'MORNING' }] };
const decisions = [
  { orderId: 'o1', action: 'KEEP' },
  { orderId: 'o2', action: 'CANCEL', slotId: null, version: 's1 paid' },
  { orderId: 'o3', action: 'MOVE', slotId: 's2', version: 's1 paid' },
];
const decisionsSent = [
  { orderId: 'o1', action: 'keep' },
  { orderId: 'o2', action: 'cancel', version: 's1 paid' },
  { orderId: 'o3', action: 'move', slotId: 's2', version: 's1 paid' },
];

const priceFields = 'labId testId testName priceInRupees planned { priceInRupees from }';
const pricesJson = [
  { lab: 'lab1', test: 'tsh', testName: 'TSH', price: 320, planned: null },
  {
    lab: 'lab1',
    test: 'hba1c',
    testName: 'HbA1c',
    price: null,
    planned: { price: 400, from: '2026-12-01' },
  },
];
const pricesGiven = [
  { labId: 'lab1', testId: 'tsh', testName: 'TSH', priceInRupees: 320, planned: null },
  {
    labId: 'lab1',
    testId: 'hba1c',
    testName: 'HbA1c',
    priceInRupees: null,
    planned: { priceInRupees: 400, from: '2026-12-01' },
  },
];

const testJson = {
  _id: 'hba1c',
  testName: 'HbA1c',
  price: 450,
  fasting: 'not needed',
  active: false,
};
const testGiven = {
  active: false,
  test: { id: 'hba1c', name: 'HbA1c', priceInRupees: 450, fasting: 'NOT_NEEDED' },
};

/** What an owner stocks: labs, tests and prices. */
export const stockRows: Row[] = [
  {
    field: 'adminLabs',
    query: `{ adminLabs { ${labFields} } }`,
    answer: [labJson],
    call: { method: 'GET', path: 'admin/labs' },
    gives: [labGiven],
  },
  {
    field: 'adminLab',
    query: `{ adminLab(id: "lab1") { ${labFields} } }`,
    answer: labJson,
    call: { method: 'GET', path: 'admin/labs/lab1' },
    gives: labGiven,
  },
  {
    field: 'addLab',
    query: `mutation($input: LabInput!) { addLab(input: $input) { ${labFields} } }`,
    variables: { input: labInput },
    answer: labJson,
    call: { method: 'POST', path: 'admin/labs', body: labInput },
    gives: labGiven,
  },
  {
    field: 'changeLab',
    query: `mutation($input: LabInput!) { changeLab(id: "lab1", input: $input) { ${labFields} } }`,
    variables: {
      input: {
        ...labInput,
        rating: null,
        ratingSource: null,
        ratingCount: null,
        accreditation: null,
      },
    },
    answer: labJson,
    call: {
      method: 'PATCH',
      path: 'admin/labs/lab1',
      body: {
        ...labInput,
        rating: null,
        ratingSource: null,
        ratingCount: null,
        accreditation: null,
      },
    },
    gives: labGiven,
  },
  {
    field: 'saveLabHours',
    query: `mutation($change: LabHoursChange!) { saveLabHours(change: $change) { ${labFields} } }`,
    variables: { change: { labId: 'lab1', slotMinutes: 45, hours, decisions } },
    answer: labJson,
    call: {
      method: 'PUT',
      path: 'admin/labs/lab1/hours',
      body: { slotMinutes: 45, hours, decisions: decisionsSent },
    },
    gives: labGiven,
  },
  {
    field: 'saveLabHolidays',
    query: `mutation($change: LabHolidaysChange!) { saveLabHolidays(change: $change) { ${labFields} } }`,
    variables: { change: { labId: 'lab1', holidays: labGiven.holidays, decisions } },
    answer: labJson,
    call: {
      method: 'PUT',
      path: 'admin/labs/lab1/holidays',
      body: { holidays: labJson.holidays, decisions: decisionsSent },
    },
    gives: labGiven,
  },
  {
    field: 'adminTests',
    query: '{ adminTests { active test { id name priceInRupees fasting } } }',
    answer: [testJson],
    call: { method: 'GET', path: 'tests' },
    gives: [testGiven],
  },
  {
    field: 'changeTest',
    query: `mutation($input: TestChanges!) { changeTest(id: "hba1c", input: $input) { active test { id name priceInRupees fasting } } }`,
    variables: {
      input: {
        testName: 'HbA1c',
        price: '450',
        reportTime: '9 Hrs',
        inclusions: 'A, B',
        disclaimers: ['One'],
        whyBook: [],
        fasting: 'NOT_NEEDED',
        aliases: ['sugar', 'शुगर'],
        concerns: ['DIABETES', 'FULL_BODY'],
        isPackage: true,
        nameHindi: 'एचबीए1सी',
        descriptionHindi: 'शुगर।',
        inclusionsHindi: 'क, ख',
        disclaimersHindi: ['एक'],
        featuresHindi: [],
        whyBookHindi: ['दो'],
        active: false,
      },
    },
    answer: testJson,
    call: {
      method: 'PATCH',
      path: 'tests/hba1c',
      body: {
        testName: 'HbA1c',
        price: '450',
        report_time: '9 Hrs',
        inclusions: 'A, B',
        disclaimers: ['One'],
        why_book: [],
        fasting: 'not needed',
        aliases: ['sugar', 'शुगर'],
        concerns: ['diabetes', 'full body'],
        is_package: true,
        testNameHindi: 'एचबीए1सी',
        descriptionHindi: 'शुगर।',
        inclusionsHindi: 'क, ख',
        disclaimersHindi: ['एक'],
        featuresHindi: [],
        why_book_hindi: ['दो'],
        active: false,
      },
    },
    gives: testGiven,
  },
  {
    field: 'labPrices',
    query: `{ labPrices(labId: "lab1", percent: -10) { ${priceFields} } }`,
    answer: pricesJson,
    call: { method: 'GET', path: 'admin/prices?lab=lab1&percent=-10' },
    gives: pricesGiven,
  },
  {
    field: 'saveLabPrices',
    query: `mutation($change: LabPricesChange!) { saveLabPrices(change: $change) { ${priceFields} } }`,
    variables: {
      change: {
        labId: 'lab1',
        prices: [{ testId: 'tsh', price: '1,320' }, { testId: 'hba1c' }],
        from: '2026-12-01',
      },
    },
    answer: pricesJson,
    call: {
      method: 'PUT',
      path: 'admin/prices',
      body: {
        lab: 'lab1',
        prices: [
          { test: 'tsh', price: '1,320' },
          { test: 'hba1c', price: null },
        ],
        from: '2026-12-01',
      },
    },
    gives: pricesGiven,
  },
];
