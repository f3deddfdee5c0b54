import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '../../server/startProduct.ts';
import { ADMIN } from '../api/support/api.ts';
import type { TestApi } from '../api/support/api.ts';
import { browserAt } from './support/browser.ts';
import { startOnService, waysToRun } from './support/startOnService.ts';

describe.each(waysToRun)('files on the way to the real service, %s', (_, apart) => {
  let product: Product;
  let api: TestApi;
  let browser: ReturnType<typeof browserAt>;
  beforeAll(async () => {
    ({ product, api } = await startOnService(apart));
    browser = browserAt(product.address);
  });
  afterAll(async () => {
    await product.close();
    await api.stop();
  });

  it("takes a new test with its icon, and refuses what is no picture with the service's own words", async () => {
    const admin = browserAt(product.address);
    await admin.ask('mutation($input: SignInInput!) { signInAdmin(input: $input) { message } }', {
      input: ADMIN,
    });
    const input = {
      testName: 'Iron Study',
      price: '900',
      reportTime: '24 Hours',
      tat: '1 day',
      description: 'Iron.',
      inclusions: 'Iron, TIBC',
      disclaimers: ['One'],
      features: [],
      whyBook: ['Two', 'Three'],
    };
    const add =
      'mutation($input: TestInput!, $icon: Upload) { addTest(input: $input, icon: $icon) { message } }';
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const refused = await admin.upload(
      add,
      { input },
      'icon',
      new Blob(['<svg/>'], { type: 'image/svg+xml' }),
      'a.svg',
    );
    expect(refused.errors?.[0]).toMatchObject({
      message: expect.stringMatching(/PNG|JPEG|WebP/),
      extensions: { code: 'UNSUPPORTED_TYPE' },
    });
    const added = await admin.upload(
      add,
      { input },
      'icon',
      new Blob([pixel], { type: 'image/png' }),
      'a.png',
    );
    expect(added).toMatchObject({
      status: 200,
      data: { addTest: { message: expect.any(String) } },
    });
    const { labTests } = await browser.ask<{ labTests: { name: string }[] }>(
      '{ labTests { name priceInRupees inclusions disclaimers whyBook } }',
    );
    expect(labTests.find(({ name }) => name === 'Iron Study')).toEqual({
      name: 'Iron Study',
      priceInRupees: 900,
      inclusions: ['Iron', 'TIBC'],
      disclaimers: ['One'],
      whyBook: ['Two', 'Three'],
    });
    const huge = await admin.upload(
      add,
      { input: { ...input, testName: 'Huge' } },
      'icon',
      new Blob([Buffer.concat([pixel, Buffer.alloc(3 * 1024 * 1024)])]),
      'a.png',
    );
    expect(huge).toMatchObject({ status: 413, errors: [{ extensions: { code: 'TOO_LARGE' } }] });
  });
});
