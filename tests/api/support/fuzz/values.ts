import fc from 'fast-check';

const nested = (levels: number, open: string, close: string) =>
  `${open.repeat(levels)}1${close.repeat(levels)}`;

/** Texts that break what was not written for them. */
const nastyText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    "'; drop table users; --",
    '🙂',
    '\ud800',
    '../../etc/passwd',
    '..%2f..',
    '%',
    '_',
    '0',
    '-1',
    '1e309',
    'NaN',
    'Infinity',
    '2026-02-30',
    '9999-99-99T99:99:99Z',
    '9999999999999999999999',
    '__proto__',
    'constructor',
    'toString',
    'null',
    'undefined',
    '{}',
    '[]',
    '\u202e',
    'ﷺ'.repeat(300),
    'e\u0301'.repeat(500),
    'x'.repeat(5000),
    '٠١٢٣',
    '${7*7}',
    '<script>',
    '\r\nset-cookie: a=b',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

/** Values of every wrong kind. */
export const nasty: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    1e300,
    [],
    {},
    [null],
    [[]],
    { a: { b: [] } },
    Array.from({ length: 500 }, () => 'x'),
    { length: 3 },
    { toString: 1 },
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Keys that mean something to JavaScript rather than to us. */
export const nastyKey = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'hasOwnProperty',
    'toJSON',
    'then',
    '',
    '\0',
    'id',
    '_id',
    'userId',
    'status',
    'amount',
    'isAdmin',
  ),
  fc.string({ unit: 'binary', maxLength: 10 }),
);

/** Bodies that are no JSON, or JSON that nobody would write by hand. */
export const malformed = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '}',
    '{"a":',
    '[1,2',
    '{"a":1}{"b":2}',
    "{'a':1}",
    'undefined',
    '\ufeff{}',
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"a":1}}}',
    '{"a":1,"a":2}',
    '1e999',
    '"\\ud800"',
    '{"a":"\\u0000"}',
  ),
  fc.constantFrom(
    nested(100, '[', ']'),
    nested(10_000, '[', ']'),
    nested(50_000, '[', ']'),
    nested(10_000, '{"a":', '}'),
    `{"firstName":${nested(40_000, '[', ']')}}`,
    `{"a":"${'x'.repeat(300_000)}"}`,
    `[${'1,'.repeat(50_000)}1]`,
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

export const contentType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  '',
  'nonsense',
  'application/json;'.repeat(100),
);

/** A text that may stand in a URL, of any value. */
export const urlPart = (value: unknown): string =>
  encodeURIComponent(
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed(),
  ).slice(0, 300);

/**
 * What was right once, with something in it made wrong: a field replaced, dropped, added, doubled
 * up or turned into a list.
 */
export function spoilt(valid: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<unknown> {
  const change = fc.record({
    how: fc.constantFrom('replace', 'replace', 'replace', 'drop', 'add', 'list', 'wrap'),
    at: fc.nat(),
    key: nastyKey,
    value: nasty,
  });
  return fc
    .tuple(valid, fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([right, changes]) => {
      let body: unknown = right;
      for (const { how, at, key, value } of changes) body = spoil(body, how, at, key, value);
      return body;
    });
}

function spoil(body: unknown, how: string, at: number, key: string, value: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return value;
  const fields = Object.entries(body) as [string, unknown][];
  const chosen = fields[at % Math.max(1, fields.length)];
  if (how === 'wrap') return [body];
  // fromEntries, because an assignment to __proto__ would make no field.
  if (how === 'add' || !chosen) return Object.fromEntries([...fields, [key, value]]);
  const [name, inner] = chosen;
  if (how === 'drop') return Object.fromEntries(fields.filter(([field]) => field !== name));
  const changed =
    how === 'list'
      ? [inner]
      : typeof inner === 'object' && inner !== null && at % 2 === 0
        ? spoil(inner, how, at >> 1, key, value)
        : value;
  return Object.fromEntries(fields.map(([field, old]) => [field, field === name ? changed : old]));
}
