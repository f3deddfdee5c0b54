import { describe, expect, it } from 'vitest';
import { readAddress } from '../../api/addresses/addresses.rules.ts';
import { browserName } from '../../api/sessions/browserName.ts';
import { readPatient } from '../../api/patients/patients.rules.ts';
import { readEmail, readName, readPassword, readPhone } from '../../api/users/users.rules.ts';
import { refusalOf } from './support/refusalOf.ts';

const x = (length: number) => 'x'.repeat(length);

describe('a name', () => {
  it('has one space between its words, and 60 characters at most', async () => {
    expect(readName('  van \t der   Rao ', 'lastName')).toBe('van der Rao');
    expect(readName(x(60), 'lastName')).toBe(x(60));
    expect(await refusalOf(() => readName(' \n ', 'lastName'))).toEqual([
      'FIELD_MISSING',
      { field: 'lastName' },
    ]);
    expect(await refusalOf(() => readName(x(61), 'firstName'))).toEqual([
      'FIELD_TOO_LONG',
      { field: 'firstName', most: 60 },
    ]);
  });
});

describe('an e-mail', () => {
  it.each([
    [' Asha.Rao@Example.COM ', 'asha.rao@example.com'],
    [`${x(64)}@a.b`, `${x(64)}@a.b`],
    ['a@b.c.d.co.in', 'a@b.c.d.co.in'],
  ])('%j is read as %j', (typed, email) => {
    expect(readEmail(typed)).toBe(email);
  });

  it.each([
    `${x(65)}@example.com`,
    '@example.com',
    'a@b',
    'a@.b.c',
    'a@b..c',
    'a@b.c.',
    'a@b@c.d',
    'a b@c.d',
    'a@b c.d',
    'a@b.c d',
    ...'<>"(),:;\\'.split('').map((sign) => `a${sign}b@c.d`),
  ])('is none as %j', async (typed) => {
    expect(await refusalOf(() => readEmail(typed))).toEqual(['EMAIL_INVALID', undefined]);
  });

  it('is missing where nothing but spaces was typed', async () => {
    expect(await refusalOf(() => readEmail(' '))).toEqual(['FIELD_MISSING', { field: 'email' }]);
  });
});

describe('a password', () => {
  const email = 'asha@example.com';

  it('is one text, whichever keyboard typed it, without the blanks around it', () => {
    const folded = 'कaféﬁne 9 Tz'.normalize('NFKC');
    for (const form of ['NFC', 'NFD', 'NFKD'])
      for (const [before, after] of [
        ['', ''],
        [' \u3000', '\t\u200b'],
      ])
        expect(readPassword(before + 'कaféﬁne 9 Tz'.normalize(form) + after, [email])).toBe(folded);
  });

  it.each([' '.repeat(12), '\u3000'.repeat(12), '\u200b'.repeat(12), ' k7vQ 2p '])(
    'has eight characters that are seen: %j',
    async (typed) => {
      expect((await refusalOf(() => readPassword(typed, [email])))?.[0]).toBe('FIELD_TOO_SHORT');
    },
  );

  it.each([
    'aaaaaaaa',
    'aaaaaaaaaaaa',
    ' password ',
    'Password1',
    'qwertyuiop12',
    '1qaz2wsx3edc',
    'assay123',
    'AssayAssay',
    'asha1990',
    'ｐａｓｓｗｏｒｄ１２',
  ])('is refused where it is easy to guess: %j', async (typed) => {
    expect(await refusalOf(() => readPassword(typed, [email, 'Asha', 'Rao']))).toEqual([
      'PASSWORD_TOO_COMMON',
      { field: 'password' },
    ]);
  });

  it('is refused where it is short or the own e-mail, beside its field', async () => {
    const tried = (typed: string, field?: string) =>
      refusalOf(() => readPassword(typed, [email], field));
    expect(await tried('k7vQ2pz')).toEqual(['FIELD_TOO_SHORT', { field: 'password', least: 8 }]);
    expect(await tried(' Asha@Example.com ', 'newPassword')).toEqual([
      'PASSWORD_TOO_COMMON',
      { field: 'newPassword' },
    ]);
  });
});

describe('a mobile number', () => {
  it.each(['\t98765 43210\n', '+91 9876543210', '09876543210', '+919876543210'])(
    'of India may be typed as %j',
    (typed) => {
      expect(readPhone(typed)).toBe('+919876543210');
    },
  );

  it.each(['', '98765', '1234567890', '+14155552671', 'call 9876543210', '+91 80 2222 3333'])(
    'is none as %j',
    async (typed) => {
      expect(await refusalOf(() => readPhone(typed))).toEqual(['PHONE_INVALID', undefined]);
    },
  );
});

describe('a browser', () => {
  const agent = (...words: string[]) => `Mozilla/5.0 (${words.join(') x (')})`;

  it.each([
    [agent('Windows NT 10.0', 'Chrome/1 Safari/1 Edg/1'), 'Edge, Windows'],
    [agent('Windows NT', 'Chrome/1 Safari/1 OPR/1'), 'Opera, Windows'],
    [agent('Linux; Android 14', 'SamsungBrowser/1 Chrome/1 Safari/1'), 'Samsung Internet, Android'],
    [agent('X11; Linux', 'Firefox/1'), 'Firefox, Linux'],
    [agent('iPhone; like Mac OS X', 'FxiOS/1 Safari/1'), 'Firefox, iPhone'],
    [agent('iPad; like Mac OS X', 'CriOS/1 Safari/1'), 'Chrome, iPad'],
    [agent('Macintosh; Mac OS X', 'Chrome/1 Safari/1'), 'Chrome, macOS'],
    [agent('Macintosh; Mac OS X', 'Version/1 Safari/1'), 'Safari, macOS'],
    [agent('Linux'), 'Linux'],
    ['Firefox', 'Firefox'],
    ['curl/8', null],
    [undefined, null],
  ])('%j is called %j', (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });
});

describe('an address', () => {
  const home = {
    houseNo: ' 17  b ',
    road: 'Third Cross',
    zipCode: ' 600 020',
    cityState: ' Chennai',
  };
  const read = (changes: object = {}) => readAddress({ ...home, ...changes }, ['411', '600']);

  it('is stored with single spaces, and its PIN code without', async () => {
    expect(await read()).toMatchObject({
      house_no: '17 b',
      road: 'Third Cross',
      zip_code: '600020',
      city_state: 'Chennai',
    });
    expect((await read({ road: x(120) })).road).toBe(x(120));
  });

  it.each([
    [{ houseNo: ' ' }, 'houseNo FIELD_MISSING', { field: 'houseNo' }],
    [{ road: x(121) }, 'road FIELD_TOO_LONG', { field: 'road', most: 120 }],
    [{ cityState: '' }, 'cityState FIELD_MISSING', { field: 'cityState' }],
    [{ zipCode: ' ' }, 'zipCode FIELD_MISSING', { field: 'zipCode' }],
    [{ zipCode: '60002' }, 'zipCode ZIPCODE_LENGTH', undefined],
    [{ zipCode: '6000200' }, 'zipCode ZIPCODE_LENGTH', undefined],
    [{ zipCode: 'x600020' }, 'zipCode ZIPCODE_LENGTH', undefined],
    [{ zipCode: '060002' }, 'zipCode ZIPCODE_BEGINS_WITH_ZERO', undefined],
    [{ zipCode: '560411' }, 'zipCode ZIPCODE_NOT_SERVED', { zipCode: '560411' }],
  ])('is refused with %j', async (changes, said, params) => {
    expect(await refusalOf(() => read(changes))).toEqual([said.split(' ')[1], params, said]);
  });
});

describe('a patient', () => {
  const asha = {
    bookingforWhom: 'self',
    name: ' Asha  Rao ',
    DOB: ' 1988-04-12 ',
    gender: 'Female',
  };
  const read = (changes: object = {}) =>
    readPatient({ ...asha, guardianConsents: true, ...changes }, '2026-11-21', new Date());

  it('is stored in one spelling', async () => {
    expect(await read()).toEqual({
      relation: 'Myself',
      name: 'Asha Rao',
      date_of_birth: '1988-04-12',
      gender: 'female',
      guardian_consented_at: null,
    });
    expect((await read({ name: x(80) })).name).toBe(x(80));
  });

  it.each([
    [' MYSELF ', 'Myself'],
    ['mother', 'Mother'],
    ['father', 'Father'],
    ['Son', 'son'],
    ['daughter', 'Daughter'],
    ['other', 'Other'],
    ['Others', 'Other'],
  ])('is related as %j, which is %j', async (bookingforWhom, relation) => {
    expect((await read({ bookingforWhom })).relation).toBe(relation);
  });

  it.each([
    [' MALE ', 'male'],
    ['female', 'female'],
    ['other', 'others'],
    ['others', 'others'],
  ])('has the gender %j as %j', async (typed, gender) => {
    expect((await read({ gender: typed })).gender).toBe(gender);
  });

  it.each([
    [{ name: x(81) }, 'name FIELD_TOO_LONG', { field: 'name', most: 80 }],
    [{ bookingforWhom: 'friend' }, 'bookingforWhom RELATION_UNKNOWN', undefined],
    [{ gender: 'x' }, 'gender GENDER_UNKNOWN', undefined],
    [{ DOB: '1988-02-30' }, 'DOB BIRTH_DATE_INVALID', undefined],
    [{ DOB: '2026-11-22' }, 'DOB BIRTH_DATE_IN_FUTURE', undefined],
    [{ DOB: '1905-11-21' }, 'DOB BIRTH_DATE_TOO_LONG_AGO', { years: 120 }],
  ])('is refused with %j', async (changes, said, params) => {
    expect(await refusalOf(() => read(changes))).toEqual([said.split(' ')[1], params, said]);
  });

  it('is refused as a whole where fields are empty, which are named', async () => {
    expect(await refusalOf(() => read({ name: ' ', gender: '' }))).toEqual([
      'FIELDS_MISSING',
      undefined,
      'name FIELD_MISSING',
      'gender FIELD_MISSING',
    ]);
    await expect(read({ DOB: ' ' })).rejects.toMatchObject({
      reason: 'FIELDS_MISSING',
      data: { fields: [{ field: 'DOB', message: 'Date of birth is missing' }] },
    });
  });

  it('may be born today, and 120 years ago', async () => {
    for (const DOB of ['2026-11-21', '1905-11-22'])
      expect((await read({ DOB })).date_of_birth).toBe(DOB);
  });
});
