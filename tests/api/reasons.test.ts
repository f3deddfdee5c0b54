import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reasonTypes } from '../../api/reasons/mirror.ts';
import { sentenceOf, sentences } from '../../api/reasons/reasons.ts';
import type { Reason } from '../../api/reasons/reasons.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';

const reasons = Object.keys(sentences) as Reason[];

describe('the table of sentences', () => {
  it('has one reason for each sentence', () => {
    const texts = reasons.map((reason) => JSON.stringify(sentences[reason]));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    expect(reasons.filter((reason) => !/^[A-Z]+(_[A-Z]+)*$/.test(reason))).toEqual([]);
  });

  it('has no sentence that nobody says', () => {
    const sources = ['api', 'gateway', 'machines/order']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
          join(folder, file),
        ),
      )
      .filter((file) => file.endsWith('.ts') && !file.startsWith(join('api', 'reasons')))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    expect(reasons.filter((reason) => !sources.includes(`'${reason}'`))).toEqual([]);
  });

  it('fills in values, labels of fields and the right number', () => {
    expect(sentenceOf('ZIPCODE_NOT_SERVED', { zipCode: '110001' })).toBe(
      'We do not collect samples at 110001 yet',
    );
    expect(sentenceOf('FIELD_MISSING', { field: 'houseNo' })).toBe(
      'House/Flat/Block number is missing',
    );
    expect([1, 2].map((count) => sentenceOf('CODE_WRONG', { count }))).toEqual([
      'The code is wrong. 1 try is left',
      'The code is wrong. 2 tries are left',
    ]);
  });

  it('is mirrored as a type with the names of the values', () => {
    expect(reasonTypes()).toContain("  FIELD_TOO_LONG: 'field' | 'most';\n");
    expect(reasonTypes()).toContain("  CODE_WRONG: 'count';\n");
    expect(reasonTypes()).toContain('  LOGGED_IN: never;\n');
  });
});

describe('an answer', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  it('names its sentence beside message and code, with the values', async () => {
    const visitor = api.client();
    const person = {
      firstName: ' ',
      lastName: 'Rao',
      email: 'asha@example.com',
      password: 'long enough',
    };
    expect((await visitor.post('users/signup', person)).body).toEqual({
      message: 'First name is missing',
      code: 'BAD_REQUEST',
      reason: 'FIELD_MISSING',
      params: { field: 'firstName' },
      data: {
        fields: [
          {
            field: 'firstName',
            message: 'First name is missing',
            reason: 'FIELD_MISSING',
            params: { field: 'firstName' },
          },
        ],
      },
    });
    expect((await visitor.get('nothing/here')).body).toEqual({
      message: 'There is nothing at GET /api/v1/nothing/here',
      code: 'NOT_FOUND',
      reason: 'ROUTE_NOT_FOUND',
      params: { route: 'GET /api/v1/nothing/here' },
    });
    const made = await visitor.post('users/signup', { ...person, firstName: 'Asha' });
    expect(made.body).toMatchObject({ message: 'Account created', reason: 'ACCOUNT_CREATED' });
  });
});
