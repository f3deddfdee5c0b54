import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSchema, createGateway } from '../../gateway/gateway.ts';
import { ask, stubService } from './support/stubService.ts';

const gateway = createGateway({ schema: buildSchema(), production: false });
beforeAll(() => gateway.start());
afterAll(() => gateway.stop());

/** A file as the reading of a multipart request hands it over. */
const file = (name: string) => ({ name, blob: new Blob([`bytes of ${name}`]) });
const sent = (name: string) => [name, `bytes of ${name}`];

/** Runs an operation; answers what came out, the call that it made and the parts of its form. */
async function form(query: string, variables: Record<string, unknown>, answer: unknown = null) {
  const service = stubService();
  service.answers(answer, 'Done');
  const { data } = await ask(gateway, service, query, variables);
  expect(service.calls).toHaveLength(1);
  const { method, path, headers, body } = service.calls[0]!;
  const read = await new Response(new Uint8Array(body as Buffer), { headers }).formData();
  const parts = await Promise.all(
    [...read].map(async ([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, [value.name, await value.text()]],
    ),
  );
  return { data, call: `${method} ${path}`, parts };
}

const addTest =
  'mutation($input: TestInput!, $icon: Upload, $image: Upload) { addTest(input: $input, icon: $icon, image: $image) { message } }';
const needed = {
  testName: 'Iron Study',
  price: '900',
  reportTime: '24 Hours',
  tat: '1 day',
  description: 'Iron.',
  inclusions: 'Iron, TIBC',
  disclaimers: [],
  features: [],
  whyBook: [],
};
const neededParts = [
  ['testName', 'Iron Study'],
  ['price', '900'],
  ['report_time', '24 Hours'],
  ['tat', '1 day'],
  ['description', 'Iron.'],
  ['inclusions', 'Iron, TIBC'],
];

it('a test of which only the needed is said is sent with nothing else', async () => {
  const nulls = Object.fromEntries(
    [
      'aliases',
      'concerns',
      'isPackage',
      'nameHindi',
      'descriptionHindi',
      'inclusionsHindi',
      'disclaimersHindi',
      'featuresHindi',
      'whyBookHindi',
    ].map((name) => [name, null]),
  );
  for (const input of [needed, { ...needed, ...nulls }])
    expect(await form(addTest, { input })).toEqual({
      data: { addTest: { message: 'Done' } },
      call: 'POST /api/v1/tests/test',
      parts: neededParts,
    });
});

it('all that may be said of a test is sent, its lists as fields that are repeated', async () => {
  const input = {
    ...needed,
    disclaimers: ['One', 'Two'],
    features: ['Home visit', 'PDF'],
    whyBook: ['Quick', 'Cheap'],
    aliases: ['iron', 'लोहा'],
    concerns: ['VITAMINS', 'FULL_BODY'],
    isPackage: true,
    nameHindi: 'आयरन',
    descriptionHindi: 'आयरन।',
    inclusionsHindi: 'क, ख',
    disclaimersHindi: ['एक', 'दो'],
    featuresHindi: ['घर पर', 'पीडीएफ़'],
    whyBookHindi: ['जल्दी', 'सस्ता'],
  };
  const files = { icon: file('icon.png'), image: file('page.png') };
  expect((await form(addTest, { input, ...files })).parts).toEqual([
    ...neededParts,
    ['disclaimers', 'One'],
    ['disclaimers', 'Two'],
    ['features', 'Home visit'],
    ['features', 'PDF'],
    ['why_book', 'Quick'],
    ['why_book', 'Cheap'],
    ['aliases', 'iron'],
    ['aliases', 'लोहा'],
    ['concerns', 'vitamins'],
    ['concerns', 'full body'],
    ['is_package', 'true'],
    ['testNameHindi', 'आयरन'],
    ['descriptionHindi', 'आयरन।'],
    ['inclusionsHindi', 'क, ख'],
    ['disclaimersHindi', 'एक'],
    ['disclaimersHindi', 'दो'],
    ['featuresHindi', 'घर पर'],
    ['featuresHindi', 'पीडीएफ़'],
    ['why_book_hindi', 'जल्दी'],
    ['why_book_hindi', 'सस्ता'],
    ['icon', sent('icon.png')],
    ['image', sent('page.png')],
  ]);
});

it.each(['icon', 'image'])('a test may come with its %s alone', async (name) => {
  const { parts } = await form(addTest, { input: needed, [name]: file('a.png') });
  expect(parts.slice(neededParts.length)).toEqual([[name, sent('a.png')]]);
});

it.each([null, 'a.png', { name: 'a.png' }, { name: 'a.png', blob: 'text' }, 1])(
  'what is no file (%j) is not taken for one, and reaches nothing',
  async (image) => {
    const service = stubService();
    const query = 'mutation($file: Upload!) { setLabImage(id: "l1", image: $file) { id } }';
    const { errors } = await ask(gateway, service, query, { file: image });
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    expect(service.calls).toEqual([]);
  },
);

it('wrong variables are refused and reach nothing', async () => {
  const service = stubService();
  const query = 'mutation($input: SignInInput!) { signIn(input: $input) { id } }';
  for (const variables of [
    {},
    { input: null },
    { input: { email: 1 } },
    { input: { email: 'a', password: 'b', more: 1 } },
    { input: 'x' },
  ])
    expect((await ask(gateway, service, query, variables)).errors?.[0]?.extensions?.code).toBe(
      'BAD_USER_INPUT',
    );
  expect(service.calls).toEqual([]);
});
