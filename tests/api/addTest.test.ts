import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminTestJson, LabTestJson } from '../../api/catalogue/catalogue.contract.ts';
import { demoLabs } from '../../api/demo/demoLabs.ts';
import type { LabJson } from '../../api/labs/labs.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import type { Client } from './support/client.ts';
import { multipart, png } from './support/multipart.ts';
import { place, withMetadata } from './support/pictures.ts';
import type { Part } from './support/multipart.ts';
import { adminClient, signUp } from './support/people.ts';

let api: TestApi;
let admin: Client;
beforeAll(async () => {
  api = await startApi({ demo: true });
  admin = await adminClient(api);
});
afterAll(() => api.stop());

const send = (client: Client, parts: Part[]) => {
  const { body, headers } = multipart(parts);
  return client.post<AdminTestJson>('tests/test', body, headers);
};
const named = (name: string, ...more: Part[]): Part[] => [
  ['testName', name],
  ['price', '499'],
  ...more,
];

describe('POST tests/test', () => {
  it('adds a test with its pictures, which everyone finds and can book at every lab', async () => {
    const answer = await send(
      admin,
      named(
        'Serum Zinc',
        ['report_time', '24 Hours'],
        ['tat', '1 day'],
        ['description', 'Zinc in blood.'],
        ['inclusions', 'Zinc, Copper, zinc'],
        ['disclaimers', 'Tell us'],
        ['disclaimers', 'Do not stop'],
        ['features', 'Home visit'],
        ['why_book', 'Hair'],
        ['why_book', 'Skin'],
        ['icon', png, 'zinc.png'],
        ['image', png, 'big.png'],
      ),
    );
    expect([answer.status, answer.body.message], 'clause 7.10').toEqual([201, 'Test added']);
    expect(answer.body.data, 'clause 3.3').toMatchObject({
      _id: 'serum-zinc',
      testName: 'Serum Zinc',
      price: 499,
      report_time: '24 Hours',
      tat: '1 day',
      description: 'Zinc in blood.',
      inclusions: ['Zinc', 'Copper'],
      disclaimers: ['Tell us', 'Do not stop'],
      features: ['Home visit'],
      why_book: ['Hair', 'Skin'],
      fasting: 'unknown',
      active: true,
      icon: expect.stringMatching(/^\/api\/v1\/files\/[0-9a-f]{32}\.png$/),
    });
    const all = (await api.client().get<LabTestJson[]>('tests/alltests')).body.data;
    expect(all.at(-1)!._id).toBe('serum-zinc');
    const labs = (await api.client().get<LabJson[]>('lab/getlab?testId=serum-zinc')).body.data;
    expect(labs).toHaveLength(demoLabs.length);
    expect(Math.min(...labs.map((lab) => lab.price))).toBe(499);
  });

  it('serves the picture so that a browser can only show it', async () => {
    const added = await send(admin, named('With Icon', ['icon', png, 'a.svg']));
    const picture = await api.app.inject({ url: added.body.data.icon! });
    expect(picture.statusCode).toBe(200);
    expect(picture.rawPayload.equals(png)).toBe(true);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    for (const key of [
      'nothing.png',
      '..%2f..%2fdb',
      `${'0'.repeat(32)}.png`,
      `${'0'.repeat(32)}.svg`,
    ]) {
      expect((await api.client().get(`files/${key}`)).status).toBe(404);
    }
  });

  it.each([
    ['jpg', 'image/jpeg', withMetadata.jpg],
    ['webp', 'image/webp', withMetadata.webp],
  ])('takes a %s as what its bytes are, without the place', async (ending, type, bytes) => {
    const added = await send(admin, named(`With ${ending}`, ['icon', bytes, 'a.png']));
    expect([added.status, added.body.data.icon!.split('.').at(-1)]).toEqual([201, ending]);
    const picture = await api.app.inject({ url: added.body.data.icon! });
    expect(picture.headers['content-type']).toBe(type);
    expect([bytes.includes(place), picture.rawPayload.includes(place)]).toEqual([true, false]);
  });

  it('is for administrators only', async () => {
    expect((await send(api.client(), named('By Nobody'))).status, 'clause 7.10').toBe(401);
    expect((await send(await signUp(api), named('By A Customer'))).status, 'clause 7.10').toBe(403);
    expect((await api.client().get('tests')).status).toBe(401);
  });

  it.each<[string, Part[], number, string]>([
    ['no name', [['price', '499']], 400, 'Please give the test a name'],
    [
      'a wrong price',
      [
        ['testName', 'A'],
        ['price', 'cheap'],
      ],
      400,
      'The price must be whole rupees, from 1 to 10,00,000',
    ],
    [
      'a name that is taken',
      named('lipid PROFILE'),
      409,
      'A test with this name is already in the catalogue',
    ],
    [
      'an SVG',
      named('Svg', ['icon', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png']),
      415,
      'Icon must be a PNG, JPEG or WebP picture',
    ],
    [
      'a sound in the wrapping of a WebP',
      named('Sound', ['icon', Buffer.from('RIFF\0\0\0\0WAVEfmt ', 'latin1'), 'a.webp']),
      415,
      'Icon must be a PNG, JPEG or WebP picture',
    ],
    [
      'a picture above 2 MB',
      named('Big', ['image', Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)]), 'a.png']),
      413,
      'Image is larger than 2 MB',
    ],
    [
      'a file that nobody asked for',
      named('File', ['report', png, 'a.png']),
      400,
      "A file named 'report' is not expected",
    ],
    [
      'too many files',
      named('Files', ['icon', png, 'a.png'], ['image', png, 'a.png'], ['icon', png, 'b.png']),
      413,
      'The form has too many parts',
    ],
    ['a NUL character', named('Nul\0'), 400, 'The request contains a value that is not valid'],
    [
      'an unknown fasting',
      named('Fast', ['fasting', 'maybe']),
      400,
      'Fasting must be one of needed, not needed, unknown',
    ],
    [
      'a field without end',
      named('Long', ['description', 'x'.repeat(30_000)]),
      400,
      "The field 'description' is too long",
    ],
  ])('refuses %s with a sentence and adds nothing', async (_case, parts, status, message) => {
    const before = (await admin.get<AdminTestJson[]>('tests')).body.data.length;
    const answer = await send(admin, parts);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect((await admin.get<AdminTestJson[]>('tests')).body.data).toHaveLength(before);
  });

  it('refuses other content types and broken forms', async () => {
    expect((await admin.post('tests/test', { testName: 'A', price: 499 })).status).toBe(415);
    expect(
      (await admin.post('tests/test', 'x', { 'content-type': 'multipart/form-data' })).status,
    ).toBe(400);
    const { body, headers } = multipart(named('Cut off', ['icon', png, 'a.png']));
    expect(
      (await admin.post('tests/test', body.subarray(0, body.length - 60), headers)).status,
    ).toBe(400);
  });

  it('gives one of two administrators who add the same name at once a 409', async () => {
    const answers = await Promise.all([send(admin, named('Twice')), send(admin, named('TWICE'))]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });
});

describe('PATCH tests/{id}', () => {
  it('changes a test and its price at every lab', async () => {
    const answer = await admin.call<AdminTestJson>('PATCH', 'tests/uric-acid', {
      price: 300,
      description: 'New words.',
    });
    expect([answer.status, answer.body.data.price, answer.body.data.description]).toEqual([
      200,
      300,
      'New words.',
    ]);
    expect(
      Math.min(
        ...(await api.client().get<LabJson[]>('lab/getlab?testId=uric-acid')).body.data.map(
          (lab) => lab.price,
        ),
      ),
    ).toBe(300);
  });

  it('switches a test off and on', async () => {
    await admin.call('PATCH', 'tests/esr', { active: false });
    expect((await api.client().get('tests/singleTest/esr')).status).toBe(404);
    expect((await api.client().get('lab/getlab?testId=esr')).status).toBe(404);
    expect((await api.client().get('tests/alltests')).text).not.toContain('"_id":"esr"');
    expect(
      (await admin.get<AdminTestJson[]>('tests')).body.data.find((test) => test._id === 'esr')!
        .active,
    ).toBe(false);
    await admin.call('PATCH', 'tests/esr', { active: true });
    expect((await api.client().get('tests/singleTest/esr')).status).toBe(200);
  });

  it('refuses what it cannot do', async () => {
    expect((await admin.call('PATCH', 'tests/nothing', { price: 300 })).status).toBe(404);
    expect((await admin.call('PATCH', 'tests/esr', { price: -1 })).status).toBe(400);
    expect((await admin.call('PATCH', 'tests/esr', { colour: 'red' })).status).toBe(400);
    expect((await admin.call('PATCH', 'tests/esr', { testName: 'Lipid Profile' })).status).toBe(
      409,
    );
    expect((await api.client().call('PATCH', 'tests/esr', { price: 300 })).status).toBe(401);
  });
});
