import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { test } from './ownProduct.ts';

// Tests that stories of other files add have no name in Hindi.
test.use({ demo: 'on' });

/**
 * What is in Latin letters on pages in Hindi: names of products, codes of values and of tests,
 * units, and short forms that people know by their letters.
 */
const allowed = new Set(
  'Assay UPI PDF GST RTPCR CBC RBC PCV MCV MCH MCHC RDW HDL LDL VLDL eGFR INR PT SGOT SGPT AST ALT GGT TSH FT ESR CRP hs IgE IgG IgM HBsAg PSA AMH hCG Rh ABO TIBC UIBC NS Pf Pv SARS CoV RNA Ct pH ELISA EDTA HOMA IR PCOS FBS PPBS LFT KFT HbA Na Cl OH PIN FIRST Google Calendar'.split(
    ' ',
  ),
);

/** Latin words of a page that are in no part marked as another language. */
const latinWords = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (element.closest('[lang]')!.getAttribute('lang') !== 'hi') continue;
      if (!element.closest('script, style, noscript')) texts.push(node.textContent ?? '');
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (element.closest('[lang]')!.getAttribute('lang') === 'hi')
          texts.push(element.getAttribute(name)!);
    return texts.flatMap((text) => text.match(/[A-Za-z]{2,}/g) ?? []);
  });

const expectHindi = async (page: Page) => {
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect
    .poll(async () => (await latinWords(page)).filter((word) => !allowed.has(word)))
    .toEqual([]);
};

/** Parts that are marked as English: names that people gave, and nothing else. */
const markedAsEnglish = (page: Page) =>
  page.locator('main [lang="en"]').evaluateAll((all) => all.map((one) => one.textContent ?? ''));

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'assay_lang', value: 'hi', url: baseURL! }]);
});

test('who reads Hindi meets no English word on the public pages', async ({ page }) => {
  for (const path of [
    '/home',
    '/testinfo/lipid-profile',
    '/testinfo/covid-rtpcr-test',
    '/offers',
  ]) {
    await page.goto(path);
    if (path === '/home') await page.getByRole('button', { name: 'सभी टेस्ट दिखाएँ' }).click();
    await expectHindi(page);
    expect(await markedAsEnglish(page)).toEqual([]);
  }
});

test('nor behind the login, where names are marked as they are written', async ({ page }) => {
  const login = await page.request.post('/api/v1/users/login', {
    data: { email: 'nandini@example.com', password: 'assay-demo-1' },
  });
  expect(login.ok()).toBe(true);
  for (const path of ['/orders', '/reports', '/appointments', '/payments', '/family', '/address']) {
    await page.goto(path);
    await expectHindi(page);
  }
  await page.goto('/orders');
  expect(new Set(await markedAsEnglish(page))).toEqual(new Set(['Nandini Rao', 'Saraswati Rao']));
  await page.getByRole('main').getByRole('link', { name: 'ट्रैक करें' }).first().click();
  await expect(page.getByText('सैंपल लेना')).toBeVisible();
  await expect(page.getByText(/(सुबह|दोपहर) \d{1,2}:\d{2} – /).first()).toBeVisible();
  await expectHindi(page);
});

test('the search finds the name that is shown, and what is meant in English below it', async ({
  page,
}) => {
  await page.goto('/home');
  await page.getByPlaceholder('लैब टेस्ट या पैकेज खोजें').fill('थायरॉइड');
  const found = page.getByRole('search').getByRole('link');
  await expect(found.first()).toContainText('थायरॉइड प्रोफ़ाइल');
  await page.getByPlaceholder('लैब टेस्ट या पैकेज खोजें').fill('lipid');
  await expect(found.filter({ hasText: 'लिपिड प्रोफ़ाइल' })).toBeVisible();
});

test('the assistant answers a question in Hindi', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('button', { name: 'चैट खोलें' }).click();
  const chat = page.getByRole('dialog');
  await chat.getByRole('textbox').fill('लिपिड प्रोफ़ाइल कितने का है?');
  await chat.getByRole('textbox').press('Enter');
  await expect(chat.getByText(/लिपिड प्रोफ़ाइल: ₹499 से शुरू, रिपोर्ट 12 घंटे में/)).toBeVisible();
  await expect(chat.getByRole('link', { name: 'लिपिड प्रोफ़ाइल' })).toBeVisible();
});

test('the top bar leads to the other language and back', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Tests You Can Choose From' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { name: 'अपना टेस्ट चुनें' })).toBeVisible();
});
