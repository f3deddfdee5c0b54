import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { answerOperation } from './pages/wire.ts';

// A small phone, where everything has to be scrolled.
test.use({ viewport: { width: 360, height: 640 } });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('the chat: the answer is in view, the focus stays in the box, Back and a link close it', async ({
  page,
}) => {
  await answerOperation(page, 'Ask', {
    ask: {
      __typename: 'Answer',
      text: 'Water is fine. '.repeat(60),
      sources: [{ __typename: 'AnswerSource', testId: 'tsh', name: 'TSH' }],
    },
  });
  await page.goto('/help');
  await press(page, 'Open chat');
  const dialog = page.getByRole('dialog', { name: 'AI Assistant' });
  const box = dialog.getByPlaceholder('Type a message...');
  for (const question of ['What may I drink?', 'And tea?']) {
    await box.fill(question);
    await press(page, 'Send');
    const answer = dialog.locator('[data-role="bot"]').last();
    await expect(answer).toContainText('Water is fine.');
    await expect(answer).toBeInViewport();
    await expect(box).toBeFocused();
  }
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/help$/);
  await press(page, 'Open chat');
  await dialog.getByRole('link', { name: 'TSH' }).last().click();
  await expect(page).toHaveURL(/\/testinfo\/tsh$/);
  await expect(dialog).toBeHidden();
});

test('a collapsed chat neither dims nor blocks the page', async ({ page }) => {
  await page.goto('/help');
  await press(page, 'Open chat');
  const dialog = page.getByRole('dialog', { name: 'AI Assistant' });
  await dialog.getByRole('button', { name: 'Collapse' }).click();
  await expect(dialog).toContainText('Chat collapsed');
  await expect(dialog.getByRole('button', { name: 'Expand' })).toBeFocused();
  await expect(page.locator('[data-scope="dialog"][data-part="backdrop"]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Home' }).last().click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(dialog).toContainText('Chat collapsed');
  await dialog.getByRole('button', { name: 'Expand' }).click();
  await expect(dialog.getByText("We're here to help")).toBeVisible();
});
