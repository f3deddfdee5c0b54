import { administrator } from '../models/administrator.ts';
import { forAnybody, noHindi } from '../models/noHindi.ts';
import { longContents } from './longContents.ts';
import { longOrders } from './longOrders.ts';
import { longReport, longReportAnswers } from './longReport.ts';
import { longStaff } from './longStaff.ts';
import { address, lab, patient, place, slot, user } from '../../devtools/samples/entities.ts';
import { firstOrderOffer } from '../../devtools/samples/offers.ts';

/** Names as some people have them, or type them. */
const names = [
  'Venkatanarasimharajuvaripeta'.repeat(3).slice(0, 66),
  'श्रीमतीलक्ष्मीनारायणसुब्रह्मण्यम अय्यर',
  '👩🏽‍⚕️👨‍👩‍👧‍👦 Leela 💐💐💐💐💐💐💐💐💐💐💐💐',
] as const;
const houseNo = 'Tower-B/1204-1205-PrestigeShantiniketan-WhitefieldMainRoad-OppositeITPL-Gate9999';
const road = 'RajarajeshwarinagarBangaloreMysoreHighwayServiceRoadNearGlobalVillageTechPark';
const cityState = 'ThiruvananthapuramMunicipalCorporation, Kerala';
const where = { houseNo, road, zipCode: '695001', cityState };
const email = `${'venkatanarasimharajuvaripeta'.repeat(2)}@averylongdomainname.example.com`;
const labName = 'KaveriPrecisionDiagnosticsAndMolecularPathologyLaboratories';
const testName = 'ImmunohistochemistryElectrophoresisAndChromatography Panel';

const adminLab = {
  id: 'lab0',
  version: 'v1',
  name: labName,
  image: null,
  address: `${houseNo}, ${road}`,
  rating: 4.5,
  ratingSource: road,
  reportHours: 24,
  active: false,
  pins: ['560038', '695001'],
  slotMinutes: 30,
  hours: [{ weekdays: [0, 1, 2, 3, 4, 5, 6], opens: '06:00', closes: '16:00', places: 12 }],
  holidays: [{ date: '2026-12-25', part: 'MORNING' }],
};

const offer = {
  ...firstOrderOffer.offer,
  title: testName,
  titleHindi: testName,
  from: '2026-11-21',
  until: '2027-11-21',
  firstOrderOnly: true,
  perCustomer: 12,
};
const adminOffer = {
  offer,
  version: 'v1',
  budgetUses: 100_000,
  budgetRupees: 1_000_000,
  paused: true,
  running: false,
  uses: 12_345,
  rupeesGiven: 987_654,
};
const { items, orders } = longOrders({ names, where, testName, labName, offer });

const onePage = (items: object[]) => ({ items, next: null });

/** What the gateway answers where everything is as long as it may be. */
export const longAnswers: Record<string, unknown> = {
  me: {
    ...user,
    firstName: names[0],
    lastName: names[1],
    email,
    phone: '+919000000001',
    phoneVerified: true,
    whatsApp: false,
  },
  admin: {
    id: 'admin1',
    email,
    name: names[0],
    staffRole: 'OPERATIONS',
    labs: [],
    calls: administrator.calls,
    staffWithoutLab: 0,
    visitsWithoutTechnician: 0,
  },
  ...longStaff(names, email),
  patients: names.map((name, index) => ({ ...patient, id: `p${index}`, name })),
  addresses: names.map((_, index) => ({
    ...address,
    ...where,
    id: `a${index}`,
    isDefault: index === 0,
  })),
  labs: names.map((_, index) => ({
    ...lab,
    id: `l${index}`,
    name: labName,
    missingTests: index === 0 ? [] : [{ id: 't1', name: testName }],
  })),
  slots: Array.from({ length: 14 }, (_, index) => ({
    ...slot,
    id: `s${index}`,
    startTime: `${String(6 + (index % 5)).padStart(2, '0')}:${index < 5 ? '00' : '30'} am`,
    placesLeft: index + 1,
  })),
  order: orders[0],
  orderPage: onePage(orders),
  paymentPage: onePage(
    orders.map(({ id }) => ({
      id,
      orderId: id,
      testName,
      testNameHindi: null,
      moreTests: 2,
      amount: 549,
      refundedAmount: 300,
      receiptUrl: '/receipt.pdf',
      status: 'REFUND_PENDING',
      method: 'card',
      createdAt: '2026-11-21T04:30:00.000Z',
      refundedAt: null,
    })),
  ),
  reportPage: onePage(
    names.map((patientName, index) => ({
      ...longReport(testName, {}, patientName).report,
      id: `r${index}`,
    })),
  ),
  ...longReportAnswers(testName, items[0]!.patient, names),
  place: { ...place, neighbourhood: 'Rajarajeshwarinagar', stateDistrict: 'Thiruvananthapuram' },
  adminCounters: { totalTests: 45, pendingReports: 3, appointmentsToday: 12, activeUsers: 1200 },
  adminOrders: {
    items: orders.map((order) => ({
      ...order,
      availableActions: ['ASSIGN', 'COLLECT', 'COMPLETE', 'REJECT_SAMPLE', 'CANCEL'],
      dueAt: '2026-11-22T01:30:00.000Z',
      overdue: true,
    })),
    next: 'more',
  },
  adminUsers: {
    items: names.map((name, index) => ({
      id: `u${index}`,
      name,
      email,
      phone: '+919000000001',
      orders: 1234,
      createdAt: '2026-11-21T04:30:00.000Z',
    })),
    next: null,
  },
  adminTests: [
    {
      version: 'v1',
      active: false,
      test: {
        id: 't0',
        name: testName,
        icon: null,
        priceInRupees: 12_345,
        amounts: [{ offer: null, discount: 0, amount: 12_345 }],
        reportTime: '24 Hours',
        tat: '24 Hours',
        description: testName,
        disclaimers: [testName],
        whyBook: [testName],
        inclusions: [testName],
        features: [],
        ...noHindi,
        fasting: 'NEEDED',
        aliases: [testName],
        concerns: ['FULL_BODY', 'KIDNEYS'],
        isPackage: true,
        ...forAnybody,
        forGender: 'FEMALE',
        ageFrom: 18,
        ageTo: 60,
        contains: [],
        apartFrom: [],
      },
    },
  ],
  adminLabs: names.map((_, index) => ({ ...adminLab, id: `lab${index}` })),
  adminLab,
  labPrices: names.map((_, index) => ({
    testId: `t${index}`,
    testName,
    priceInRupees: 12_345,
    planned: index === 0 ? { priceInRupees: null, from: '2026-12-25' } : null,
  })),
  offers: [offer],
  adminOffers: names.map((_, index) => ({
    ...adminOffer,
    offer: { ...offer, code: `OFFER${index}` },
  })),
  adminOffer,
  ...longContents({ names, name: testName, other: labName, words: `${road} ${houseNo}` }),
  adminSettings: { version: 'v1', serviceablePins: ['560038', '695001'], technicians: [...names] },
};
