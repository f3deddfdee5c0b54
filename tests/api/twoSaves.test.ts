import { afterAll, beforeAll, expect, it } from 'vitest';
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
    read: () => 'admin/settings',
    first: settings,
    second: { ...settings, technicians: ['Sunita Menon'] },
  },
  {
    call: 'changeLab',
    method: 'PATCH',
    read: atLab,
    first: { name: 'Twice Lab East' },
    second: { address: '2 MG Road' },
  },
  {
    call: 'saveLabHours',
    read: atLab,
    path: () => `${atLab()}/hours`,
    first: hours('07:00'),
    second: hours('08:00'),
  },
  {
    call: 'saveLabHolidays',
    read: atLab,
    path: () => `${atLab()}/holidays`,
    first: { holidays: [{ date: '2030-12-24', part: 'day' }] },
    second: { holidays: [{ date: '2030-12-25', part: 'morning' }] },
  },
  {
    call: 'changeTest',
    method: 'PATCH',
    read: () => 'tests',
    path: () => 'tests/tsh',
    first: { tat: '12 hours' },
    second: { report_time: '2 days' },
  },
  {
    call: 'saveTestParameters',
    read: () => 'admin/tests/tsh/parameters',
    first: { parameters: [one] },
    second: { parameters: [other] },
  },
  {
    call: 'changeOffer',
    method: 'PATCH',
    read: offer,
    first: { rupees: 60 },
    second: { perCustomer: 2 },
  },
  {
    call: 'saveDoctorHours',
    read: () => 'doctor/hours',
    as: () => doctorOf(api),
    first: day(1),
    second: day(2),
  },
];

it.each(saves)(
  'of two who read the same, $call saves the first one, and tells the second',
  async ({ method = 'PUT', read, path = read, as = async () => admin, first, second }) => {
    const client = await as();
    const stored = async () => {
      const { data } = (await client.get<object | { _id: string }[]>(read())).body;
      return Array.isArray(data) ? data.find(({ _id }: { _id: string }) => _id === 'tsh') : data;
    };
    const versionNow = async () => ((await stored()) as { version: string }).version;
    const version = await versionNow();
    const save = (body: object, read = version) =>
      client.call(method, path(), { version: read, ...body });
    expect((await save(first)).status).toBe(200);
    const kept = await stored();
    expect(kept).toMatchObject(first);
    expect(reasonOf(await save(second))).toEqual([409, 'CHANGED_SINCE']);
    expect(await stored()).toEqual(kept);

    const newer = await versionNow();
    const both = await Promise.all([save(second, newer), save(second, newer)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await stored()).toMatchObject(second);
  },
);

/** Saves of the staff that take no version, and why. */
const without: Record<string, string> = {
  saveLabPrices: 'sends the changed prices alone; a price is one number, which the later one sets',
  enterValues: 'waits for a second person, who sees what is released and sends its id',
  changeStaffRole: 'is a choice of one role, and of its labs, for one person',
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
  // Content has a flow of its own: tests/api/adminContent.test.ts.
  const tried = [...saves.map(({ call }) => call), 'publishContent'];
  expect(named(calls.filter((call) => takesVersion(call!)))).toEqual(tried.toSorted());
});
