import fc from 'fast-check';
import type { Client } from '../client.ts';
import { multipart } from '../multipart.ts';
import { contentType, malformed, nasty, spoilt, urlPart } from './values.ts';

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
}
/** A call of the service's own description. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query: string[];
  body: Schema | undefined;
  isForm: boolean;
}
interface Described {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}
/** One request that is made of it. */
export interface Input {
  route: Route;
  who: Who;
  path: string;
  payload: string | Buffer | undefined;
  headers: Record<string, string>;
}

const PEOPLE = ['nobody', 'customer', 'administrator'] as const;
export type Who = (typeof PEOPLE)[number];

/** Every call of the service's own description; logging out would end the test. */
export async function routesOf(client: Client): Promise<Route[]> {
  const { paths, components } = JSON.parse((await client.get('openapi.json')).text) as {
    paths: Record<string, Record<string, Described>>;
    components: { schemas: Record<string, Schema> };
  };
  const inPlace = (schema: Schema): Schema =>
    JSON.parse(JSON.stringify(schema), (_, value: Schema & { $ref?: string }) =>
      value?.$ref ? inPlace(components.schemas[value.$ref.split('/').at(-1)!]!) : value,
    ) as Schema;
  const jsonBodyOf = (body: Described['requestBody']) => {
    const schema = body?.content['application/json']?.schema;
    return schema && inPlace(schema);
  };
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]): Route => ({
      method: method.toUpperCase() as Route['method'],
      path,
      query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      body: jsonBodyOf(requestBody),
      isForm: /\/tests\/test$|\/report$/.test(path) && method === 'post',
    })),
  );
  return routes.filter(({ path }) => !path.endsWith('/logout'));
}

/** What the schema would take, with texts that mean something here. */
function validOf(schema: Schema, texts: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => validOf(one, texts)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.type === 'array')
    return fc.array(validOf(schema.items ?? {}, texts), { maxLength: 3 });
  if (schema.type === 'object')
    return fc.record(
      Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [
          name,
          validOf(field, texts),
        ]),
      ),
      { requiredKeys: schema.required ?? [] },
    );
  if (schema.type === 'integer' || schema.type === 'number') return fc.constantFrom(0, 1, 19, 500);
  return schema.type === 'boolean' ? fc.boolean() : texts;
}

/** Forms: sound ones with a wrong byte, cut short, or nothing but noise. */
export const formBytes = (
  fields: string[],
  fileFields: string[],
): fc.Arbitrary<{ payload: Buffer; headers: Record<string, string> }> => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.constantFrom(
      Buffer.from('%PDF-1.7'),
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      Buffer.from('<svg onload="alert(1)"/>'),
      Buffer.alloc(2_200_000, 'x'),
    ),
  );
  const part = fc.tuple(
    fc.constantFrom(...fields, ...fileFields, '__proto__', '', 'extra'),
    bytes,
    fc.option(fc.constantFrom('a.png', '../../a', '', 'a\0b.pdf', 'x'.repeat(3000)), {
      nil: undefined,
    }),
  );
  const form = fc
    .tuple(fc.array(part, { maxLength: 6 }), fc.nat(), fc.constantFrom('whole', 'cut', 'flipped'))
    .map(([parts, at, how]) => {
      const { body, headers } = multipart(
        parts.map(([name, value, file]) => [name, Buffer.from(value), file]),
      );
      const place = at % body.length;
      if (how === 'flipped') body[place] = body[place]! ^ 0xff;
      return { payload: how === 'cut' ? body.subarray(0, place) : body, headers };
    });
  const noise = fc
    .uint8Array({ maxLength: 2000 })
    .map((noisy) => ({ payload: Buffer.from(noisy), headers: multipart([]).headers }));
  return fc.oneof({ weight: 3, arbitrary: form }, noise);
};

const formFields = [
  'testName',
  'price',
  'reportTime',
  'tat',
  'description',
  'disclaimers',
  'features',
  'whyBook',
  'inclusions',
];

/** One generated input for a route: nearly right, or nothing like it. */
export function inputFor(
  route: Route,
  ids: string[],
  texts: fc.Arbitrary<string>,
): fc.Arbitrary<Input> {
  // A followed order does not end by itself, so only orders that are not there are followed.
  const id = route.path.endsWith('/events') ? nasty : fc.oneof(fc.constantFrom(...ids), nasty);
  const path = fc
    .tuple(
      fc.array(id, { minLength: 3, maxLength: 3 }),
      fc.array(fc.oneof(texts, nasty), {
        minLength: route.query.length,
        maxLength: route.query.length,
      }),
      fc.oneof(
        { weight: 6, arbitrary: fc.constant('') },
        fc.constantFrom(
          '&__proto__[a]=1',
          '&limit=1&limit=2',
          '&%00=1',
          '&a[]=1&a[b]=2',
          `&x=${'y'.repeat(7000)}`,
          '&%E0%A4%A=1',
          '&&&==',
        ),
      ),
    )
    .map(([values, queries, extra]) => {
      let used = 0;
      const where = route.path.replace(/\{\w+\}/g, () => urlPart(values[used++]) || 'x');
      const query = route.query
        .map((name, index) => `${name}=${urlPart(queries[index])}`)
        .join('&');
      return query || extra ? `${where}?${query}${extra}` : where;
    });
  const json = (body: fc.Arbitrary<unknown>) =>
    body.map((value) => ({
      payload: JSON.stringify(value) ?? '',
      headers: { 'content-type': 'application/json' },
    }));
  const right = validOf(route.body ?? { type: 'object', properties: {} }, texts) as fc.Arbitrary<
    Record<string, unknown>
  >;
  const body = fc.oneof(
    { weight: 6, arbitrary: json(spoilt(right)) },
    { weight: 2, arbitrary: json(right) },
    { weight: 1, arbitrary: json(nasty) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(malformed, contentType)
        .map(([payload, type]) => ({ payload, headers: { 'content-type': type } })),
    },
    {
      weight: route.isForm ? 20 : 1,
      arbitrary: formBytes(formFields, ['icon', 'image', 'report']),
    },
  );
  const none = fc.constant({ payload: undefined, headers: {} });
  const odd = fc.dictionary(
    fc.constantFrom(
      'idempotency-key',
      'accept',
      'accept-language',
      'range',
      'if-none-match',
      'x-razorpay-signature',
      'last-event-id',
      'cookie',
    ),
    fc.constantFrom(
      '',
      'x',
      '%',
      '=;=',
      'bytes=9-1',
      '"',
      'k'.repeat(3000),
      'assay_session=%E0%A4%A',
    ),
    { maxKeys: 1 },
  );
  return fc
    .tuple(
      path,
      fc.constantFrom(...PEOPLE),
      route.method === 'GET' || route.method === 'DELETE' ? none : body,
      odd,
    )
    .map(([where, who, { payload, headers }, more]) => ({
      route,
      who,
      path: where,
      payload,
      headers: { ...headers, ...more },
    }));
}
