import Fastify from 'fastify';
import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import { exampleOf } from '../../api/plugins/exampleOf.ts';
import { hoistSchemas } from '../../api/plugins/hoistSchemas.ts';
import { describe as describeCalls } from '../../api/plugins/openApi.ts';
import { readConfig } from '../../server/shared/config.ts';
import type { Config } from '../../server/shared/config.ts';

describe('a service with its description', () => {
  const publicUrl = 'https://assay.example.com';
  const bare = async (config: Partial<Config>) => {
    const app = Fastify();
    app.decorate('deps', { config: { ...readConfig({}), ...config } } as never);
    await app.register(describeCalls);
    return app;
  };

  it('does not start with a route that is not described', async () => {
    const app = await bare({});
    const more = async () => 'more';
    expect(() => app.get('/api/v1/more', more)).toThrow(
      'GET /api/v1/more is not described: make its options with operation()',
    );
    expect(() => app.get('/api/v1/less', { schema: {} }, more)).toThrow('GET /api/v1/less');
    app.get('/api/v1/hidden', { schema: { hide: true } }, more);
    app.get('/elsewhere/api/v1/', more);
    await app.ready();
    expect((await app.inject('/api/v1/hidden')).body).toBe('more');
  });

  it('names the cookies and the server as they are in production', async () => {
    const app = await bare({ production: true, publicUrl });
    await app.ready();
    expect(app.swagger()).toMatchObject({
      info: { contact: { name: 'Whoever runs this installation', url: publicUrl } },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          customer: { in: 'cookie', name: '__Host-assay_session' },
          admin: { in: 'cookie', name: '__Host-assay_admin' },
        },
      },
    });
  });

  it('says what it is, whose it is and how its calls are signed', async () => {
    const app = await bare({});
    await app.ready();
    const { openapi, info, servers, components } = app.swagger() as unknown as {
      openapi: string;
      info: object;
      servers: object[];
      components: { securitySchemes: Record<string, object> };
    };
    expect({ openapi, info, servers }).toEqual({
      openapi: '3.1.0',
      info: {
        title: 'Assay',
        version: '1',
        description: expect.stringMatching(/^Book diagnostic lab tests at home\./),
        contact: { name: 'Whoever runs this installation' },
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'This installation.' }],
    });
    const schemes = Object.entries(components.securitySchemes);
    expect(schemes).toEqual(
      [
        ['customer', 'cookie', 'assay_session'],
        ['admin', 'cookie', 'assay_admin'],
        ['provider', 'header', 'X-Razorpay-Signature'],
        ['whatsApp', 'header', 'X-Hub-Signature-256'],
      ].map(([name, place, of]) => [
        name,
        { type: 'apiKey', in: place, name: of, description: expect.stringMatching(/.\.$/) },
      ]),
    );
  });
});

describe('an example', () => {
  const text = Type.String({ examples: ['a text', 'another'] });

  it.each<[string, TSchema, unknown]>([
    [
      'of its own comes first',
      Type.Object({ a: text }, { examples: [{ a: 'own' }] }),
      { a: 'own' },
    ],
    ['may be the only value', Type.Literal('only'), 'only'],
    ['is the first of several values', Type.Enum(['one', 'two']), 'one'],
    ['is of the first of several schemas', Type.Union([text, Type.Null()]), 'a text'],
    ['of a list has one entry', Type.Array(text), ['a text']],
    ['may be null', Type.Null(), null],
    [
      'of an object leaves out what may be missing',
      Type.Object({ a: text, b: Type.Optional(Type.Integer()) }),
      { a: 'a text' },
    ],
    ['of an object that needs nothing is empty', Type.Object({ a: Type.Optional(text) }), {}],
  ])('%s', (_, schema, example) => {
    expect(exampleOf(schema, 'thing')).toEqual(example);
  });

  it('has to be there: what has none is named by its place', () => {
    const schema = Type.Object({ a: Type.Array(Type.Object({ b: Type.Integer() })) });
    expect(() => exampleOf(schema, 'thing')).toThrow(
      'thing.a.b has no example: put it beside its schema',
    );
  });
});

describe('a schema that has a name', () => {
  const hoist = (...paths: object[]) =>
    hoistSchemas({
      info: { title: 'Service' },
      components: { securitySchemes: { admin: {} } },
      paths,
    } as { info: object; components: { schemas?: Record<string, unknown> }; paths: object[] });
  const thing = { title: 'Thing', type: 'object', properties: { title: { type: 'string' } } };
  const { title: _title, ...parts } = thing;
  const examples = [{ title: 'A title' }];

  it('stands by it among the others, wherever it is used, and the service keeps its own', () => {
    const inner = { title: 'An inner one', const: null };
    expect(hoist({ list: [{ ...thing, examples }] }, { anyOf: [inner, { type: 'null' }] })).toEqual(
      {
        info: { title: 'Service' },
        components: {
          securitySchemes: { admin: {} },
          schemas: {
            'An inner one': { const: null, examples: undefined },
            Thing: { ...parts, examples },
          },
        },
        paths: [
          { list: [{ $ref: '#/components/schemas/Thing' }] },
          { anyOf: [{ $ref: '#/components/schemas/An inner one' }, { type: 'null' }] },
        ],
      },
    );
  });

  it('is in order of the alphabet', () => {
    const { components } = hoist({ title: 'B' }, { title: 'C' }, { title: 'A' });
    expect(Object.keys(components.schemas!)).toEqual(['A', 'B', 'C']);
  });

  it('is none in an example, which stays as it is', () => {
    const example = { title: 'An offer', list: [{ title: 'Another' }] };
    const { components, paths } = hoist({ example, examples: [example] });
    expect(paths).toEqual([{ example, examples: [example] }]);
    expect(components.schemas).toEqual({});
    const named = { exampleOf: { title: 'One' }, counterexample: { title: 'Two' } };
    expect(Object.keys(hoist(named).components.schemas!)).toEqual(['One', 'Two']);
  });

  it.each([
    ['before', [thing, { ...thing, examples }]],
    ['after', [{ ...thing, examples }, thing]],
  ])('may be without its example %s it comes with it', (_, twice) => {
    expect(hoist(...twice).components.schemas).toEqual({ Thing: { ...parts, examples } });
  });

  it('is the same everywhere', () => {
    expect(() => hoist(thing, { ...thing, type: 'array' })).toThrow(
      'Two different schemas are named Thing',
    );
  });
});
