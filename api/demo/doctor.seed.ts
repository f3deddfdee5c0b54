import { bookCall } from '../consultations/bookCall.ts';
import { callSpan } from '../consultations/consultations.rules.ts';
import { createConsultationRepository } from '../consultations/consultations.repository.ts';
import { createDoctorRepository } from '../consultations/doctors.repository.ts';
import { noteCall } from '../consultations/noteCall.ts';
import type { Deps } from '../deps.ts';
import { createReportRepository } from '../reports/reports.repository.ts';
import { demoDoctor, demoPeople } from './demoPeople.ts';
import { addDemoStaff } from './staff.seed.ts';
import { withoutSending } from './withoutSending.ts';

const hour = 3600_000;
const workdays = [1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  from_minute: 9 * 60,
  until_minute: 19 * 60,
}));
const sunday = { weekday: 0, from_minute: 10 * 60, until_minute: 13 * 60 };

/** Adds the demo's doctor, once, with a past call and a booked one. */
export async function seedDoctor(deps: Deps): Promise<void> {
  const id = await addDemoStaff(deps, demoDoctor, 'doctor');
  if (id === null) return;
  await createDoctorRepository(deps.db).saveWeek(id, [...workdays, sunday], []);
  await seedCalls(deps, id, deps.clock());
}

async function seedCalls(deps: Deps, doctorId: string, now: Date): Promise<void> {
  const { db } = deps;
  const { regular: person } = demoPeople;
  const customer = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', person.email)
    .executeTakeFirst();
  const reports = customer ? await createReportRepository(db).all(customer.id) : [];
  const measured = reports.filter(({ values }) => values.length > 0);
  const own = measured.find(({ patientName }) => patientName === person.patients[0]!.name);
  const mothers = measured.find(({ patientName }) => patientName === person.patients[1]!.name);
  if (!customer || !own || !mothers) return;

  let moment = new Date(now.getTime() - 44 * hour);
  const then: Deps = { ...withoutSending(deps), clock: () => moment };
  /** Books the first open time at least this many hours from now. */
  const book = async (reportId: string, language: 'en' | 'hi', hours: number) => {
    const open = await createDoctorRepository(db).openTimes(callSpan(moment));
    const first = open.find((at) => at.getTime() - moment.getTime() >= hours * hour);
    if (!first) return undefined;
    const wanted = { startsAt: first.toISOString(), language, messageLanguage: language };
    await bookCall(then, reportId, customer, wanted);
    return first;
  };
  const called = await book(own._id, 'en', 1);
  if (called) {
    moment = new Date(called.getTime() + hour / 6);
    const [call] = await createConsultationRepository(db).ofReport(own._id);
    const note =
      'We spoke about your cholesterol, which has come down since your last test. Please carry on with the changes in what you eat, and take the printed report to your own doctor. Ask for the same test again in three months.';
    await noteCall(then, call!.id, { outcome: 'reached', note }, doctorId);
  }
  moment = new Date(now.getTime() - hour);
  await book(mothers._id, 'hi', 20);
  // Demo customers have no use for these messages.
  await db.deleteFrom('messages').where('recipient', 'in', [person.phone, person.email]).execute();
}
