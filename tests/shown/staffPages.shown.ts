import type { RouteName } from '../../web/routes.ts';
import { value } from './report.shown.ts';
import { typed } from './shownOnPage.ts';
import type { ShownOnPage } from './shownOnPage.ts';

const at = '2026-09-07T02:00:00.000Z';
const person = { id: 's1', name: 'Meera Nair', email: 'meera@example.com' };
const staff = typed('Staff', {
  members: [
    typed('StaffMember', {
      ...person,
      staffRole: 'OPERATIONS',
      labs: [],
      since: at,
      version: 'v1',
    }),
  ],
  invitations: [
    typed('StaffInvitation', {
      id: 'i1',
      name: 'Ravi Kumar',
      email: 'ravi@example.com',
      staffRole: 'TECHNICIAN',
      labs: [],
      expiresAt: at,
      expired: false,
    }),
    typed('StaffInvitation', {
      id: 'i2',
      name: 'Farhan Khan',
      email: 'farhan@example.com',
      staffRole: 'LAB',
      labs: [],
      expiresAt: at,
      expired: true,
    }),
  ],
});
const session = (id: string, browser: string | null, current: boolean) =>
  typed('StaffSession', { id, browser, startedAt: at, expiresAt: at, current });
const entry = (id: string, changes: object) =>
  typed('AuditEntry', {
    id,
    at,
    personId: 's1',
    personName: 'Meera Nair',
    action: 'order.moved',
    orders: ['o7'],
    orderNumbers: ['4821-7730'],
    detail: 'assign',
    subjects: [],
    ...changes,
  });

/** The pages of the staff, the audit and one's own account. */
export const staffPagesShown = {
  adminCalls: {
    answers: {
      doctorCalls: [
        typed('DoctorCall', {
          id: 'c1',
          startsAt: at,
          endsAt: at,
          state: 'BOOKED',
          overdue: true,
          language: 'EN',
          firstName: 'Leela',
          patient: typed('SharedPatient', { gender: 'FEMALE', age: 69, infantAge: null }),
          testName: 'Lipid Profile',
          testNameHindi: null,
          noAnswers: 1,
          note: null,
          due: true,
          phoneOpen: true,
        }),
      ],
      doctorHours: typed('DoctorHours', {
        version: 'v1',
        days: [typed('DoctorDay', { weekday: 1, opens: '10:00', closes: '13:00' })],
        daysOff: ['2026-12-25'],
      }),
    },
    blocks: [
      ['Mon, 7 Sept, 07:30 am · Leela, 69 years, Female'],
      ['Lipid Profile · Speaks English'],
      ['No answer so far'],
      ['Remove Fri, 25 Dec'],
    ],
    opens: {
      'Open the report: Leela': {
        answers: {
          doctorCall: typed('DoctorReport', {
            call: typed('DoctorCall', { id: 'c1' }),
            readyAt: at,
            values: [
              value('Total cholesterol', { value: 209, flag: 'HIGH' }),
              value('Blood group', { value: 1, unit: '', high: null }),
            ],
            labName: 'Kaveri Precision Labs',
            collectedAt: at,
            correction: 'Diluted by mistake',
            correctedAt: at,
            before: [value('Total cholesterol', { value: 41 })],
            url: '/c1.pdf',
          }),
        },
        blocks: [
          ['Kaveri Precision Labs · Collected Mon, 7 Sept, 07:30 am'],
          ['Corrected: Diluted by mistake'],
          [
            'Total cholesterol',
            '209 mg/dL',
            'Before the correction: 41 mg/dL',
            'Usual: up to 200',
            'High',
          ],
          ['Blood group', '1', 'Usual', 'Download PDF'],
        ],
      },
      'Show the number': {
        answers: { doctorCallPhone: typed('DoctorCallPhone', { phone: '+919000000001' }) },
        blocks: [['Call +919000000001']],
      },
    },
    prices: [],
  },
  adminStaff: {
    answers: { staff },
    blocks: [
      ['Ravi Kumar · Technician', 'ravi@example.com', 'The link works until Mon, 7 Sept, 07:30 am'],
      ['Farhan Khan · Lab', 'farhan@example.com', 'The link is too old'],
      ['Meera Nair', 'meera@example.com', 'Since Mon, 7 Sept 2026, 07:30 am'],
    ],
    prices: [],
  },
  adminAccount: {
    answers: {
      ownSecondFactor: typed('SecondFactor', {
        on: true,
        since: at,
        recoveryCodesLeft: 9,
        required: false,
      }),
      ownSessions: [session('n1', 'Firefox, Linux', true), session('n2', null, false)],
    },
    blocks: [
      ['Firefox, Linux', 'Logged in Mon, 7 Sept, 07:30 am', 'Here'],
      ['Unknown browser', 'Logged in Mon, 7 Sept, 07:30 am', 'Log out there'],
    ],
    prices: [],
  },
  adminAudit: {
    answers: {
      auditLog: typed('AuditPage', {
        items: [
          entry('e1', {}),
          entry('e2', {
            action: 'orders.viewed',
            orders: ['o1', 'o2', 'o3', 'o4'],
            orderNumbers: ['4821-7731', '4821-7732', '4821-7733', '4821-7734'],
            detail: 'search:0123456789abcdef',
          }),
          entry('e3', {
            action: 'staff.role.changed',
            orders: [],
            orderNumbers: [],
            detail: 'ravi@example.com technician',
          }),
          entry('e4', {
            action: 'lab.changed',
            orders: [],
            orderNumbers: [],
            detail: 'l1',
            subjects: [typed('AuditSubject', { id: 'l1', name: 'City Lab' })],
          }),
        ],
        next: null,
        people: [typed('AuditPerson', person)],
      }),
    },
    blocks: [
      [
        'Meera Nair · Moved an order along',
        'Assign technician · 4821-7730',
        'Mon, 7 Sept 2026, 07:30 am',
      ],
      ['Meera Nair · Looked at orders', 'with a search · 4 orders'],
      ['Meera Nair · Changed a role', 'ravi@example.com, Technician'],
      ['Meera Nair · Changed a lab', 'City Lab'],
    ],
    prices: [],
  },
} satisfies Partial<Record<RouteName, ShownOnPage>>;
