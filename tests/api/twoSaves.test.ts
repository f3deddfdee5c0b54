import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { demoParameters } from '../../api/demo/parameters.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import type { Client } from './support/client.ts';
import { doctorOf } from './support/doctors.ts';
import { adminClient } from './support/people.ts';
import { reasonOf } from './support/staff.ts';

let api: TestApi;
let admin: Client;
let lab: string;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
  admin = await adminClient(api);
  const body = { name: 'Twice Lab', address: '1 MG Road', reportHours: 24 };
  lab = (await admin.post<{ _id: string }>('admin/labs', body)).body.data._id;
  await admin.post('admin/content/offers', {
    code: 'TWICE',
    title: 'Twice',
    titleHindi: 'दो बार',
    rupees: 50,
  });
});
afterAll(() => api.stop());

interface Save {
  call: string;
  method?: 'PUT' | 'PATCH';
  /** Where it is read. */
  read: () => string;
  path?: () => string;
  as?: () => Promise<Client>;
  /** Whose rows a save locks. */
  table: string;
  first: object;
  second: object;
}
const hours = (opens: string) => ({
  slotMinutes: 30,
  hours: [{ weekdays: [1, 2], opens, closes: '11:00', places: 4 }],
});
const day = (weekday: number) => ({
  days: [{ weekday, opens: '10:00', closes: '13:00' }],
  daysOff: [],
});
const [one, other] = demoParameters['lipid-profile']!;
const settings = { serviceablePins: ['560'], technicians: ['Ravi Kumar'] };
const atLab = () => `admin/labs/${lab}`;
const offer = () => 'admin/content/offers/TWICE';

/** Every save of the staff that replaces what was read. */
const saves: Save[] = [
  {
    call: 'saveAdminSettings',
    table: 'settings',
    read: () => 'admin/settings',
    first: settings,
    second: { ...settings, technicians: ['Sunita Menon'] },
  },
  {
    call: 'changeLab',
    table: 'labs',
    method: 'PATCH',
    read: atLab,
    first: { name: 'Twice Lab East' },
    second: { address: '2 MG Road' },
  },
  {
    call: 'saveLabHours',
    table: 'labs',
    read: atLab,
    path: () => `${atLab()}/hours`,
    first: hours('07:00'),
    second: hours('08:00'),
  },
  {
    call: 'saveLabHolidays',
    table: 'labs',
    read: atLab,
    path: () => `${atLab()}/holidays`,
    first: { holidays: [{ date: '2030-12-24', part: 'day' }] },
    second: { holidays: [{ date: '2030-12-25', part: 'morning' }] },
  },
  {
    call: 'changeTest',
    table: 'tests',
    method: 'PATCH',
    read: () => 'tests',
    path: () => 'tests/tsh',
    first: { tat: '12 hours' },
    second: { report_time: '2 days' },
  },
  {
    call: 'saveTestParameters',
    table: 'tests',
    read: () => 'admin/tests/tsh/parameters',
    first: { parameters: [one] },
    second: { parameters: [other] },
  },
  {
    call: 'changeOffer',
    table: 'offers',
    method: 'PATCH',
    read: offer,
    first: { rupees: 60 },
    second: { perCustomer: 2 },
  },
  {
    call: 'saveDoctorHours',
    table: 'admins',
    read: () => 'doctor/hours',
    as: () => doctorOf(api),
    first: day(1),
    second: day(2),
  },
];

const opened = async ({ method = 'PUT', read, path = read, as = async () => admin }: Save) => {
  const client = await as();
  const stored = async () => {
    const { data } = (await client.get<object | { _id: string }[]>(read())).body;
    return Array.isArray(data) ? data.find(({ _id }: { _id: string }) => _id === 'tsh') : data;
  };
  const { version } = (await stored()) as { version: string };
  const save = (body: object) => client.call(method, path(), { version, ...body });
  return { stored, save };
};

it.each(saves)(
  'of two who read the same, $call saves the first one, and tells the second',
  async (row) => {
    const { stored, save } = await opened(row);
    expect((await save(row.first)).status).toBe(200);
    const kept = await stored();
    expect(kept).toMatchObject(row.first);
    expect(reasonOf(await save(row.second))).toEqual([409, 'CHANGED_SINCE']);
    expect(await stored()).toEqual(kept);
  },
);

it.runIf(inject('templateUrl')).each(saves)(
  'of two who send $call at the same moment, one is told',
  async (row) => {
    const { stored, save } = await opened(row);
    const waiting = async () => {
      const { rows } = await sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db);
      return rows.length;
    };
    // Who reads before locking has read the same as the other one by the time that both write.
    const { both } = await api.db.transaction().execute(async (trx) => {
      await sql`select from ${sql.table(row.table)} for update`.execute(trx);
      const both = [save(row.second), save(row.second)];
      await expect.poll(waiting, { timeout: 10_000 }).toBe(2);
      return { both: Promise.all(both) };
    });
    const answers = await both;
    const refused = answers.find(({ status }) => status !== 200)!;
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(reasonOf(refused)).toEqual([409, 'CHANGED_SINCE']);
    expect(await stored()).toMatchObject(row.second);
  },
);

/** Saves of the staff that take no version, and why. */
const without: Record<string, string> = {
  saveLabPrices: 'sends the changed prices alone; a price is one number, which the later one sets',
  enterValues: 'waits for a second person, who sees what is released and sends its id',
};

it('every save of the staff that replaces what was read takes its version, and is tried above', async () => {
  type Schema = { $ref?: string; properties?: Record<string, unknown> };
  interface Call {
    operationId: string;
    security?: Record<string, unknown>[];
    requestBody?: { content: Record<string, { schema: Schema }> };
  }
  const { paths, components } = api.app.swagger() as unknown as {
    paths: Record<string, Record<string, Call>>;
    components: { schemas: Record<string, Schema> };
  };
  const calls = Object.values(paths)
    .flatMap(({ put, patch }) => [put, patch])
    .filter((call) => call?.security?.some((one) => 'admin' in one));
  const takesVersion = ({ requestBody }: Call) => {
    const schema = requestBody?.content['application/json']?.schema;
    const named = schema?.$ref ? components.schemas[schema.$ref.split('/').at(-1)!] : schema;
    return named?.properties !== undefined && 'version' in named.properties;
  };
  const named = (some: (Call | undefined)[]) => some.map((call) => call!.operationId).toSorted();
  expect(named(calls.filter((call) => !takesVersion(call!)))).toEqual(
    Object.keys(without).toSorted(),
  );
  // Content and roles have sentences of their own: tests/api/adminContent.test.ts, tests/api/twoOwners.test.ts.
  const tried = [...saves.map(({ call }) => call), 'publishContent', 'changeStaffRole'];
  expect(named(calls.filter((call) => takesVersion(call!)))).toEqual(tried.toSorted());
});
