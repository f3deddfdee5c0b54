import multipartPlugin from '@fastify/multipart';
import { describe, expect, it } from 'vitest';
import { attachment } from '../../api/files/attachment.ts';
import { readForm } from '../../api/files/form.ts';
import { imageName, readImage } from '../../api/files/images.ts';
import { imageTypeOf } from '../../api/files/imageType.ts';
import { bareApp } from './support/bareApp.ts';
import { multipart, png } from './support/multipart.ts';
import type { Part } from './support/multipart.ts';
import { inPieces, place, pngOf, turn, withMetadata } from './support/pictures.ts';
import { outOfHand, processorTime } from './support/processorTime.ts';
import { orientationOf } from '../../api/files/pictures/picture.ts';

/** What is read of a form with one file, `report`, of ten bytes at most. */
async function read(parts: Part[], changes: { body?: Buffer; type?: string } = {}) {
  const { app } = bareApp();
  await app.register(multipartPlugin, { throwFileSizeLimit: false });
  app.post('/', async (request) => {
    const form = await readForm(request, ['report'], 10);
    return {
      first: form.value('a') ?? null,
      all: form.values('a'),
      file: form.file('report')?.toString() ?? null,
    };
  });
  const { body, headers } = multipart(parts);
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    payload: changes.body ?? body,
    headers: { ...headers, ...(changes.type && { 'content-type': changes.type }) },
  });
  const { reason, params, ...rest } = answer.json<Record<string, unknown>>();
  return answer.statusCode === 200 ? rest : [answer.statusCode, reason, params];
}

describe('a form', () => {
  it('has the values of each field in their order, and its file', async () => {
    expect(
      await read([
        ['a', 'one'],
        ['report', Buffer.from('0123456789'), 'r.pdf'],
        ['a', 'two'],
        ['b', ''],
      ]),
    ).toEqual({ first: 'one', all: ['one', 'two'], file: '0123456789' });
  });

  it('has nothing of what was not sent; an empty file is none, whatever its field', async () => {
    const nothing = { first: null, all: [], file: null };
    expect(await read([['b', 'x']])).toEqual(nothing);
    expect(await read([['report', '', 'r.pdf']])).toEqual(nothing);
    expect(
      await read([
        ['b', 'x'],
        ['other', '', ''],
      ]),
    ).toEqual(nothing);
  });

  it('with a larger file is refused, with the field and what is the most', async () => {
    expect(await read([['report', '0123456789!', 'r.pdf']])).toEqual([
      413,
      'FILE_TOO_LARGE',
      { field: 'report', megabytes: 10 / 1024 / 1024 },
    ]);
  });

  it('with a file that nobody asked for, or two of them, is refused', async () => {
    expect(await read([['other', 'x', 'o.pdf']])).toEqual([
      400,
      'FILE_UNEXPECTED',
      { name: 'other' },
    ]);
    const file: Part = ['report', 'x', 'r.pdf'];
    expect(await read([file, file])).toEqual([413, 'FORM_HAS_TOO_MANY_PARTS', undefined]);
  });

  it('has 400 fields of 20,000 letters at most', async () => {
    const fields = (count: number): Part[] => Array(count).fill(['b', 'x']);
    expect(await read([...fields(400), ['report', 'x', 'r.pdf']])).toMatchObject({ file: 'x' });
    expect(await read(fields(401))).toEqual([413, 'FORM_HAS_TOO_MANY_PARTS', undefined]);
    expect(await read([['a', 'x'.repeat(19_999)]])).toMatchObject({ first: 'x'.repeat(19_999) });
    expect(await read([['a', 'x'.repeat(20_001)]])).toEqual([
      400,
      'FORM_FIELD_TOO_LONG',
      { name: 'a' },
    ]);
  });

  it('says the first thing that is wrong with it', async () => {
    expect(
      await read([
        ['report', '0123456789!', 'r.pdf'],
        ['a', 'x'.repeat(20_001)],
      ]),
    ).toMatchObject([413, 'FILE_TOO_LARGE', { field: 'report' }]);
  });

  it('that is none is asked to be one, and one that is broken cannot be read', async () => {
    expect(await read([], { body: Buffer.from('{}'), type: 'application/json' })).toEqual([
      415,
      'FORM_EXPECTED',
      undefined,
    ]);
    const { body } = multipart([['a', 'x']]);
    expect(await read([], { body: body.subarray(0, -10) })).toEqual([
      400,
      'FORM_UNREADABLE',
      undefined,
    ]);
  });
});

describe('a picture', () => {
  const jpg = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  const webp = Buffer.from('RIFF\u0001\u0001\u0001\u0001WEBPVP8 ', 'latin1');

  it('is known by its first bytes alone', () => {
    expect([png, jpg, webp].map(imageTypeOf)).toEqual(['png', 'jpg', 'webp']);
    const changed = (bytes: Buffer, at: number) => {
      const copy = Buffer.from(bytes);
      copy[at]! ^= 1;
      return imageTypeOf(copy);
    };
    for (let at = 0; at < 8; at += 1) expect([at, changed(png, at)]).toEqual([at, undefined]);
    for (let at = 0; at < 3; at += 1) expect([at, changed(jpg, at)]).toEqual([at, undefined]);
    for (const at of [0, 1, 2, 3, 8, 9, 10, 11])
      expect([at, changed(webp, at)]).toEqual([at, undefined]);
    for (const text of ['', 'GIF89a', '<svg xmlns=', 'RIFF', '%PDF-1.4'])
      expect(imageTypeOf(Buffer.from(text))).toBeUndefined();
  });

  it('has a name made of its content, under which it is served', () => {
    const { name } = readImage(png, 'icon');
    expect(name).toMatch(/^[0-9a-f]{32}\.png$/);
    expect(imageName.exec(name)?.[1]).toBe('png');
    expect(readImage(pngOf(2, 1), 'icon').name).not.toBe(name);
    for (const other of [`x${name}`, `${name}x`, name.toUpperCase(), `../${name}`, 'a.png'])
      expect([other, imageName.test(other)]).toEqual([other, false]);
  });

  it.each(['jpg', 'png', 'webp'] as const)(
    'of a camera (%s) loses the place where it was taken, and keeps its turn',
    (type) => {
      expect(withMetadata[type].includes(place)).toBe(true);
      const { name, bytes } = readImage(withMetadata[type], 'icon');
      expect(name).toMatch(new RegExp(`\\.${type}$`));
      expect(bytes.includes(place)).toBe(false);
      expect(orientationOf(bytes.subarray(bytes.indexOf('MM\0*')))).toBe(turn);
      // There is nothing left to take away.
      expect(readImage(bytes, 'icon').bytes).toEqual(bytes);
    },
  );

  it('has 25 million pixels at most', () => {
    expect(readImage(pngOf(5000, 5000), 'icon').name).toMatch(/png$/);
    expect(() => readImage(pngOf(5000, 5001), 'icon')).toThrow(
      expect.objectContaining({ status: 413, reason: 'IMAGE_HAS_TOO_MANY_PIXELS' }),
    );
  });

  it.each(['jpg', 'png', 'webp'] as const)(
    'that is cut off or in pieces is none (%s)',
    async (type) => {
      const whole = withMetadata[type];
      for (const bytes of [
        whole.subarray(0, 12),
        whole.subarray(0, whole.indexOf(place) + 4),
        inPieces[type],
      ]) {
        const [, cost] = await processorTime(() =>
          expect(() => readImage(bytes, 'icon')).toThrow(
            expect.objectContaining({ status: 415, reason: 'IMAGE_TYPE_UNKNOWN' }),
          ),
        );
        expect(cost).toBeLessThan(outOfHand);
      }
    },
  );

  it('of another kind is refused with its field', () => {
    expect(() => readImage(Buffer.from('GIF89a'), 'icon')).toThrow(
      expect.objectContaining({
        status: 415,
        code: 'UNSUPPORTED_TYPE',
        reason: 'IMAGE_TYPE_UNKNOWN',
        params: { field: 'icon' },
      }),
    );
  });
});

describe('a file that is downloaded', () => {
  const nameOf = (name: string) => attachment('text/csv', name)['content-disposition'];

  it('is private: no cache keeps it, no page shows it, no script runs in it', () => {
    expect(attachment('application/pdf', 'report.pdf')).toEqual({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="report.pdf"; filename*=UTF-8''report.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it('has a name in any script, and a plain one beside it', () => {
    expect(nameOf('आशा 5%.csv')).toBe(
      `attachment; filename="___ 5_.csv"; filename*=UTF-8''${encodeURIComponent('आशा 5%.csv')}`,
    );
    expect(nameOf("Asha's (1).csv")).toBe(
      `attachment; filename="Asha's (1).csv"; filename*=UTF-8''Asha%27s%20%281%29.csv`,
    );
  });

  it('has nothing in its name that no file system or header takes, and 120 letters at most', () => {
    expect(nameOf(' a"*/:<>?\\|b\r\n\t c  d ')).toBe(
      `attachment; filename="a b c d"; filename*=UTF-8''a%20b%20c%20d`,
    );
    expect(nameOf('x'.repeat(121))).toBe(nameOf('x'.repeat(120)));
    expect(nameOf('x'.repeat(119))).not.toBe(nameOf('x'.repeat(120)));
  });
});
