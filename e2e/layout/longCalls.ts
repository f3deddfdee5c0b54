const at = '2026-11-21T04:30:00.000Z';
const later = '2026-11-28T04:45:00.000Z';

/** The call about a report as its customer and as its doctor see it, with long names. */
export function longCalls(name: string) {
  const call = { id: 'c0', startsAt: later, endsAt: later, language: 'HI', noAnswers: 1 };
  const patient = { gender: 'FEMALE', age: 69, infantAge: null };
  const ofDoctor = {
    ...call,
    overdue: false,
    firstName: name.split(' ')[0]!,
    patient,
    testName: name,
    testNameHindi: null,
  };
  return {
    consultation: {
      standing: 'BOOKED',
      phone: '••••••0003',
      minutes: 15,
      call: { ...call, doctorName: name, changeable: true, note: null, endedAt: null },
      times: [later],
    },
    doctorCalls: [
      { ...ofDoctor, id: 'c0', state: 'BOOKED', note: null, due: true, phoneOpen: true },
      { ...ofDoctor, id: 'c1', state: 'REACHED', note: name, due: false, phoneOpen: false },
    ],
    doctorHours: {
      version: 'v1',
      days: [{ weekday: 1, opens: '10:00', closes: '13:00' }],
      daysOff: [at.slice(0, 10)],
    },
  };
}
