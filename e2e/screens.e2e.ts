import { expect, test } from './fixtures.ts';
import { forAnybody, noHindi } from './models/noHindi.ts';
import { answerTo } from './pages/said.ts';
import { answerOperation, asShell, failOperation, holdOperation, inUse } from './pages/wire.ts';
import { rupees } from '../tests/shown/words.ts';
import type { LabTest } from '../machines/generated/schema.ts';

test('the home page has everything of the specification, four tests in a row on large screens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/home');
  await expect(page.getByRole('search'), 'clause 2.7').toBeVisible();
  await expect(
    page.getByRole('heading', { name: '60% off your first order' }),
    'clause 2.39',
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book now' }), 'clause 2.39').toBeVisible();
  await page.getByRole('button', { name: 'Book now' }).click();
  await expect(
    page.getByRole('heading', { name: 'Tests You Can Choose From' }),
    'clause 2.35',
  ).toBeInViewport();
  const cards = page.locator('#tests a');
  const tops = await cards.evaluateAll((all) =>
    all.slice(0, 5).map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  expect(new Set(tops.slice(0, 4)).size, 'clauses 2.35, 9.6').toBe(1);
  expect(tops[4], 'clauses 2.35, 9.6').toBeGreaterThan(tops[0]!);
  const { data } = (await (await page.request.get('/api/v1/tests/alltests')).json()) as {
    data: { _id: string; testName: string; price: number; report_time: string }[];
  };
  await expect(cards).toHaveCount(8);
  for (const [index, { _id }] of data.slice(0, 8).entries())
    await expect(cards.nth(index), 'clause 2.35').toHaveAttribute('href', `/testinfo/${_id}`);
  await page.getByRole('button', { name: 'Show all tests' }).click();
  await expect(cards.locator('b')).toHaveText(data.map(({ testName }) => testName));
  await expect(cards.locator('small')).toHaveText(
    data.map((one) => new RegExp(`^from ${rupees(one.price)} .*₹[\\d,]+ · ${one.report_time}`)),
  );
  const fixed = page.locator('[data-card="common"]');
  await expect(fixed, 'clause 2.36').toHaveCount(3);
  for (const [index, name] of [
    'Full body checkup',
    'Cardiac Risk Assessment',
    'Stress Assessment',
  ].entries()) {
    for (const words of [name, 'Starting from ₹1299', 'Reports ready in 24 Hrs', '42 tests'])
      await expect(fixed.nth(index), 'clauses 2.36, 9.1').toContainText(words);
    await expect(fixed.nth(index).locator('a, button'), 'clause 2.36').toHaveCount(0);
  }
  const testimonial = page.locator('figure').first();
  for (const words of ['The technician came at 6:30 in the morning', 'Kavitha R.', 'Bengaluru'])
    await expect(testimonial, 'clause 2.37').toContainText(words);
  const picture = testimonial.locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), 'clause 2.37')
    .toBeGreaterThan(0);
  const question = page.locator('summary').first();
  const { data: faq } = (await (await page.request.get('/api/v1/faq/getFaq')).json()) as {
    data: { question: string; answer: string }[];
  };
  await expect(question, 'clause 2.38').toHaveText(faq[0]!.question);
  await question.click();
  await expect(page.locator('details').first(), 'clause 2.38').toHaveAttribute('open', '');
  await expect(page.locator('details > div').first(), 'clause 2.38').toHaveText(faq[0]!.answer);
  await expect(page.locator('footer'), 'clause 2.40').toBeVisible();
  const bar = page.getByRole('banner');
  for (const name of ['Home', 'Reports', 'My Appointments'])
    await expect(
      bar.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }),
      'clause 2.23',
    ).toBeVisible();
  for (const part of [
    bar.getByRole('link', { name: 'Assay', exact: true }),
    bar.locator('[data-location]'),
    bar.getByRole('button', { name: 'Profile', exact: true }),
  ])
    await expect(part, 'clause 2.23').toBeVisible();
  await expect(page.getByRole('button', { name: 'Open chat' }), 'clause 2.40').toBeVisible();
  await expect(page.locator('[data-floating]'), 'clause 2.40').toHaveCSS('position', 'fixed');
  await expect(page.locator('[data-badge]')).toHaveText('1');
});

test('search finds by a part of the name whatever the case, says how many, and nothing while nothing is typed', async ({
  page,
}) => {
  await page.goto('/home');
  const box = page.getByPlaceholder('Search for lab test, packages');
  await expect(box, 'clause 2.32').toBeVisible();
  await box.fill('  ');
  await expect(page.getByText(/result\(s\) found/), 'clause 5.8').toHaveCount(0);
  await box.fill('vItAmIn');
  await expect(page.getByText(/^[1-9] result\(s\) found$/), 'clause 2.33').toBeVisible();
  await box.fill('iPiD pRo');
  await expect(page.getByText('1 result(s) found', { exact: true }), 'clause 2.33').toBeVisible();
  await box.fill('no such test');
  await expect(page.getByText('0 result(s) found', { exact: true }), 'clause 2.33').toBeVisible();
  await box.fill('hba1c');
  await page.getByRole('search').getByRole('link', { name: /HbA1c/ }).click();
  await expect(page, 'clause 2.34').toHaveURL(/\/testinfo\/hba1c$/);
});

test('a test in full: breadcrumb, tiles, price pill, bullets, three reasons at most, and the bar below', async ({
  page,
}) => {
  await asShell(page);
  await page.goto('/home');
  await inUse(page);
  await page
    .getByRole('link', { name: /Lipid Profile/ })
    .first()
    .click();
  await expect(page, 'clause 2.10').toHaveURL(/\/testinfo\/lipid-profile$/);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }), 'clause 2.41').toHaveText(
    /Home.*Lipid Profile/,
  );
  for (const part of [
    page.getByRole('button', { name: '← Back', exact: true }),
    page.getByRole('heading', { level: 1, name: 'Lipid Profile', exact: true }),
  ])
    await expect(part, 'clause 2.42').toBeVisible();
  for (const tile of ['Home visit', '1 test included', 'Free consultation', 'Online reports'])
    await expect(page.getByText(tile, { exact: true }), 'clause 2.42').toBeVisible();
  const { priceInRupees, reportTime, description, disclaimers } = await answerTo<LabTest>(
    page,
    'labTest',
  );
  const pill = page.locator('[data-pill="price"]');
  await expect(pill, 'clause 2.43').toContainText(`Starting from ${rupees(priceInRupees!)}`);
  await expect(pill, 'clause 2.43').toContainText(`Reports ready in ${reportTime}`);
  expect(disclaimers.length).toBeGreaterThan(1);
  await expect(page.locator('h2:text-is("About this test") + ul > li'), 'clause 2.44').toHaveText([
    ...description!.split(/(?<=\.) /),
    ...disclaimers,
  ]);
  await expect(
    page.getByRole('heading', { name: 'Why you should book this package?' }),
    'clause 2.45',
  ).toBeVisible();
  expect(await page.locator('[data-card="why"]').count(), 'clauses 2.45, 9.6').toBeLessThanOrEqual(
    3,
  );
  await expect(page.locator('main [data-bottom-bar]'), 'clause 2.46').toHaveCSS(
    'position',
    'fixed',
  );
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page, 'clause 2.46').toHaveURL(/\/home$/);
});

test('a test that lacks everything has the specified defaults', async ({ page }) => {
  await page.goto('/home');
  await inUse(page);
  await answerOperation(page, 'LabTest', {
    labTest: {
      __typename: 'LabTest',
      id: 'bare',
      name: '',
      icon: null,
      image: null,
      priceInRupees: null,
      reportTime: null,
      tat: null,
      description: null,
      disclaimers: [],
      whyBook: [],
      inclusions: [],
      features: [],
      fasting: 'UNKNOWN',
      fastingHours: null,
      ...forAnybody,
      ...noHindi,
    },
  });
  await page.getByRole('link', { name: /TSH/ }).first().click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Covid RTPCR Test' }),
    'clause 2.47',
  ).toBeVisible();
  const pill = page.locator('[data-pill="price"]');
  await expect(pill, 'clause 2.47').toContainText('Starting from ₹1,200');
  await expect(pill, 'clause 2.47').toContainText('Reports ready in 24 Hours');
  await expect(page.locator('[data-card="why"]'), 'clause 2.47').toHaveText([
    'Sample taken at home by a trained technician',
    'Report on your phone, usually within a day',
    'Doctor call to explain the report at no extra cost',
  ]);
});

test('the overlay follows what is busy, and the chat thinks', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' }), 'clause 2.2').toBeVisible();
  const release = await holdOperation(page, 'SignIn');
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Password').fill('assay-demo-1');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.locator('[data-overlay]'), 'clause 2.56').toBeVisible();
  release();
  await expect(page, 'clause 4.4').toHaveURL(/\/home$/);
  await expect(page.locator('[data-overlay]'), 'clause 2.56').toHaveCount(0);
  await page.getByRole('button', { name: 'Open chat' }).click();
  const dialog = page.getByRole('dialog', { name: 'AI Assistant' });
  await expect(
    dialog.getByText('Hi Asha! What brings you here today?'),
    'clause 2.49',
  ).toBeVisible();
  await expect(dialog.getByText("We're here to help")).toBeVisible();
  for (const words of [
    'What Tests are Availiable?',
    'What are the prices of Tests?',
    'What are the benefits of tests',
    'what to do before test',
  ])
    await expect(dialog.getByRole('button', { name: words }), 'clause 2.50').toBeVisible();
  const box = dialog.getByPlaceholder('Type a message...');
  await box.fill(Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n'));
  await expect
    .poll(async () => Math.round((await box.boundingBox())!.height), 'clauses 2.51, 9.8')
    .toBe(160);
  const releaseAnswer = await holdOperation(page, 'Ask');
  await box.fill('Which tests need fasting?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('button', { name: 'Thinking...' }), 'clause 2.52').toBeDisabled();
  await expect(box).toBeFocused();
  releaseAnswer();
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog, 'clause 2.53').toBeHidden();
});

test('a test that does not load has Retry and Back, never a made-up test; one that is not there says so', async ({
  page,
}) => {
  await page.goto('/home');
  await inUse(page);
  await failOperation(page, 'LabTest');
  await page.getByRole('link', { name: /HbA1c/ }).first().press('Enter');
  await expect(page.getByRole('button', { name: 'Retry' }), 'clause 8.23').toBeVisible();
  await expect(page.getByText('Covid RTPCR Test'), 'clause 8.23').toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Back' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'HbA1c' })).toBeVisible();
  await page.goto('/testinfo/none');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'This test is not in our catalogue.Back',
  );
});
