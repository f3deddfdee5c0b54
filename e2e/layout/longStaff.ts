import { plannedVisit } from '../../devtools/samples/technicianDay.samples.ts';

/** What the gateway answers the pages of the staff where names and an e-mail are long. */
export const longStaff = (names: readonly string[], email: string) => ({
  visitCounts: Array.from({ length: 14 }, (_, index) => ({
    date: `2026-11-${16 + index}`,
    visits: index * 157,
  })),
  staff: {
    members: names.map((name, index) => ({
      id: `s${index}`,
      name,
      email,
      staffRole: 'TECHNICIAN',
      labs: [],
      version: 'v1',
      since: '2026-11-21T04:30:00.000Z',
    })),
    invitations: names.map((name, index) => ({
      id: `i${index}`,
      name,
      email,
      staffRole: 'OPERATIONS',
      labs: [],
      expiresAt: '2026-11-21T04:30:00.000Z',
      expired: index > 0,
    })),
  },
  staffInvitation: { name: names[0], email, staffRole: 'TECHNICIAN' },
  ownSessions: [true, false].map((current) => ({
    id: `n${String(current)}`,
    browser: current ? 'Samsung Internet, Android' : null,
    startedAt: '2026-11-21T04:30:00.000Z',
    expiresAt: '2026-11-21T16:30:00.000Z',
    current,
  })),
  ownSecondFactor: {
    on: true,
    since: '2026-11-21T04:30:00.000Z',
    recoveryCodesLeft: 9,
    required: true,
  },
  technicians: names.map((name, index) => ({ id: `s${index}`, name })),
  visits: {
    date: '2026-11-21',
    visits: names.map((name, index) => ({
      ...plannedVisit,
      id: `o${index}`,
      late: index > 0,
      labName: name,
      items: [0, 1].map((item) => ({
        ...plannedVisit.items[0],
        id: `i${index}${item}`,
        patient: { ...plannedVisit.items[0]!.patient, name },
        testName: name,
        sampleId: item === 0 ? 'BLR-0042-1100-KAVERI-PRECISION-1' : null,
      })),
      address: { ...plannedVisit.address, houseNo: name, road: name },
      technicianName: name,
      ...(index > 0 && {
        standing: 'NOT_COLLECTED',
        failedAt: '2026-11-21T04:30:00.000Z',
        failure: 'OTHER',
        failureNote: email,
        afterFailure: 'NEW_TIME',
        actions: [],
      }),
    })),
  },
  auditLog: {
    items: names.map((name, index) => ({
      id: `e${index}`,
      at: '2026-11-21T04:30:00.000Z',
      personId: 's0',
      personName: name,
      action: 'staff.role.changed',
      orderNumbers: ['4821-7730', '4821-7731'],
      detail: `${email} technician`,
      subjects: [],
    })),
    next: 'e9',
    people: names.map((name, index) => ({ id: `s${index}`, name, email })),
  },
});
