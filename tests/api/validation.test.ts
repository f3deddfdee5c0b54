import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import { validationRefusal } from '../../api/plugins/validationRefusal.ts';
import { bareApp } from './support/bareApp.ts';

/** What a call whose body has this schema answers to a body. */
async function refused(schema: TSchema, payload: unknown) {
  const { app } = bareApp();
  app.post('/', { schema: { body: schema } }, async () => ({}));
  const { body } = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
  const { code, reason, params } = JSON.parse(body) as Record<string, unknown>;
  return code === undefined ? 'taken' : [code, reason, params];
}

describe('a body that does not fit its schema is refused with the field and what it should be', () => {
  const a = 'a';
  it.each<[TSchema, unknown, string, Record<string, unknown>]>([
    [Type.String(), 1, 'FIELD_TYPE_WRONG', { field: a, kind: 'a text' }],
    [Type.Integer(), 'x', 'FIELD_TYPE_WRONG', { field: a, kind: 'a whole number' }],
    [Type.Number(), 'x', 'FIELD_TYPE_WRONG', { field: a, kind: 'a number' }],
    [Type.Boolean(), 'x', 'FIELD_TYPE_WRONG', { field: a, kind: 'true or false' }],
    [Type.Array(Type.String()), 'x', 'FIELD_TYPE_WRONG', { field: a, kind: 'a list' }],
    [Type.Object({}), 'x', 'FIELD_TYPE_WRONG', { field: a, kind: 'an object' }],
    [Type.Null(), 'x', 'FIELD_TYPE_WRONG', { field: a, kind: 'empty' }],
    [Type.String({ minLength: 1 }), '', 'FIELD_MISSING', { field: a }],
    [Type.String({ minLength: 2 }), 'x', 'FIELD_TOO_SHORT', { field: a, least: 2 }],
    [Type.String({ maxLength: 2 }), 'xxx', 'FIELD_TOO_LONG', { field: a, most: 2 }],
    [Type.Integer({ minimum: 2 }), 1, 'FIELD_TOO_SMALL', { field: a, least: 2 }],
    [Type.Integer({ maximum: 2 }), 3, 'FIELD_TOO_LARGE', { field: a, most: 2 }],
    [Type.Array(Type.String(), { minItems: 1 }), [], 'FIELD_TOO_FEW', { field: a, least: 1 }],
    [
      Type.Array(Type.String(), { maxItems: 1 }),
      ['x', 'y'],
      'FIELD_TOO_MANY',
      { field: a, most: 1 },
    ],
    [Type.Enum(['x', 'y']), 'z', 'FIELD_NOT_ALLOWED', { field: a, allowed: 'x, y' }],
    [Type.Literal('x'), 'z', 'FIELD_NOT_FIXED', { field: a, value: 'x' }],
    [Type.String({ pattern: '^x$' }), 'z', 'FIELD_INVALID', { field: a }],
  ])('%#', async (schema, value, reason, params) => {
    expect(await refused(Type.Object({ a: schema }), { a: value })).toEqual([
      'BAD_REQUEST',
      reason,
      params,
    ]);
  });

  it('names the field within lists by its name, not by its place', async () => {
    const schema = Type.Object({ people: Type.Array(Type.Object({ age: Type.Integer() })) });
    const params = { field: 'age', kind: 'a whole number' };
    expect(await refused(schema, { people: [{ age: 1 }, { age: 'x' }] })).toEqual([
      'BAD_REQUEST',
      'FIELD_TYPE_WRONG',
      params,
    ]);
    const texts = Type.Object({ names: Type.Array(Type.String()) });
    expect(await refused(texts, { names: ['x', 10, 1] })).toMatchObject([
      'BAD_REQUEST',
      'FIELD_TYPE_WRONG',
      { field: 'names' },
    ]);
  });

  it('names the first that is missing, and what is not known', async () => {
    const schema = Type.Object(
      { a: Type.String(), b: Type.String() },
      { additionalProperties: false },
    );
    expect(await refused(schema, {})).toEqual(['BAD_REQUEST', 'FIELD_MISSING', { field: 'a' }]);
    expect(await refused(schema, { a: '' })).toEqual([
      'BAD_REQUEST',
      'FIELD_MISSING',
      { field: 'b' },
    ]);
    expect(await refused(schema, { a: '', b: '', c: 1, d: 2 })).toEqual([
      'BAD_REQUEST',
      'FIELD_UNKNOWN',
      { name: 'c' },
    ]);
    expect(await refused(schema, { a: '', b: '' })).toBe('taken');
    const within = Type.Object({ list: Type.Array(schema) });
    const unknown = {
      list: [
        { a: '', b: '' },
        { a: '', b: '', 7: 1 },
      ],
    };
    expect(await refused(within, unknown)).toEqual(['BAD_REQUEST', 'FIELD_UNKNOWN', { name: '7' }]);
  });

  it('may have fields of any name where they have a schema, which they have to fit', async () => {
    const schema = Type.Object({}, { additionalProperties: Type.Array(Type.Integer()) });
    expect(await refused(schema, { any: [1] })).toBe('taken');
    expect(await refused(schema, { any: 'x' })).toMatchObject([
      'BAD_REQUEST',
      'FIELD_TYPE_WRONG',
      { field: 'any' },
    ]);
  });

  it('that is no object at all is asked to be one', async () => {
    for (const body of [[], 'text', 1, null])
      expect(await refused(Type.Object({}), body)).toEqual([
        'BAD_REQUEST',
        'BODY_NOT_OBJECT',
        undefined,
      ]);
  });
});

describe('a complaint', () => {
  const complaint = (changes: object) => ({
    keyword: 'type',
    instancePath: '/a',
    schemaPath: '',
    params: {},
    message: '',
    ...changes,
  });

  it('about something else than the body is about its address', () => {
    const whole = [complaint({ instancePath: '' })];
    expect(validationRefusal(whole, 'querystring').reason).toBe('URL_INVALID');
    expect(validationRefusal(whole).reason).toBe('BODY_NOT_OBJECT');
  });

  it('that says nothing is one about the request', () => {
    expect(validationRefusal([]).reason).toBe('REQUEST_INVALID');
  });

  it('about one of several types names them all', () => {
    const types = complaint({ params: { type: ['string', 'null', 'bigint'] } });
    expect(validationRefusal([types]).params).toEqual({
      field: 'a',
      kind: 'a text, empty, bigint',
    });
  });

  it('about a single value that is allowed names it', () => {
    const one = complaint({ keyword: 'enum', params: { allowedValues: 'x' } });
    expect(validationRefusal([one]).params).toEqual({ field: 'a', allowed: 'x' });
  });

  it('that names no field names none', () => {
    const missing = complaint({ keyword: 'required', params: { requiredProperties: [] } });
    expect(validationRefusal([missing]).params).toEqual({ field: '' });
  });
});
