import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { bookingPage } from './pages/booking.page.ts';
import { headed, signUp } from './pages/signUp.page.ts';
import { holdFiles, inUse } from './pages/wire.ts';

/** Wraps each text in elements of its own, as Chrome's translation does, and what comes later. */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const untouched = 'script, style, textarea, title, svg, font';
    const wrap = (root: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      if (root.nodeType === Node.TEXT_NODE) texts.push(root as Text);
      for (const text of texts) {
        if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched))
          continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        outer.append(inner);
        text.replaceWith(outer);
        inner.append(text.data);
      }
    };
    // As the first page of all is read: before the script that makes it move.
    document.addEventListener('readystatechange', function translateOnce() {
      document.removeEventListener('readystatechange', translateOnce);
      wrap(document.body);
      new MutationObserver((records) => {
        for (const { addedNodes } of records) for (const node of addedNodes) wrap(node);
      }).observe(document.body, { childList: true, subtree: true });
    });
  });
}

// What is translated before it is hydrated is rendered once more.
test.use({ isRenderedAnew: true });
const openForm = async (page: Page, path: string) => {
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react')),
  );
};

test('who has the pages translated by the browser signs up, books, pays and asks', async ({
  page,
}) => {
  await translate(page);
  const funnel = bookingPage(page);
  await openForm(page, '/login');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password').fill('not the password');
  await funnel.press('Log in');
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await funnel.press('Log in');
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await openForm(page, '/');
  await signUp(page);
  await expect(page).toHaveURL(/\/home$/);
  await funnel.openTest('Lipid Profile');
  await funnel.press('Add Patient');
  await funnel.press('Next');
  await expect(page.getByRole('alert').first()).not.toBeEmpty();
  await funnel.addPatient();
  await funnel.toLab();
  await funnel.toSlot();
  await funnel.pickSlot();
  await funnel.toAddress();
  await funnel.fillAddress();
  await funnel.press('Complete Order');
  await funnel.press('Continue');
  await funnel.press('Pay Now');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await headed(page, 'Your order has been placed');
  await funnel.press('Open chat');
  await page.getByPlaceholder('Type a message...').fill('What does TSH cost?');
  await funnel.press('Send');
  await expect(page.locator('[data-role="bot"]').last()).toContainText('TSH');
});

test('what is typed into a translated page before its script comes is there once it has come', async ({
  page,
}) => {
  await translate(page);
  const release = await holdFiles(page, /\/assets\/.*\.js$/);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Password').fill('assay-demo-1');
  const rendered = await page.locator('form').elementHandle();
  release();
  await inUse(page);
  await expect.poll(() => rendered!.evaluate((form) => form.isConnected)).toBe(false);
  await expect(page.getByLabel('Password')).toHaveValue('assay-demo-1');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
});
