import { bookingCopy } from '../web/copy/booking.ts';
import { paths } from '../web/paths.ts';
import { expect, test } from './fixtures.ts';

declare global {
  interface Window {
    movements: number;
  }
}

const countMovements = () => {
  window.movements = 0;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    window.movements += 1;
    return start(update);
  };
};

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });
    test('each step comes out of the last one, with its heading in focus, and Back is at once', async ({
      page,
    }) => {
      await page.request.post('/api/v1/users/login', {
        data: { email: 'asha@example.com', password: 'assay-demo-1' },
      });
      await page.addInitScript(countMovements);
      await page.goto(paths.testInfo('tsh'));
      const press = (name: string | RegExp) => page.getByRole('button', { name }).last().click();
      const movements = () => page.evaluate(() => window.movements);
      const moves = reducedMotion === 'reduce' ? 0 : 1;
      await press('Add Patient');
      await press(bookingCopy.patient.action);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page).toHaveURL(paths.lab);
      expect(await movements()).toBe(moves);
      await press(bookingCopy.lab.action);
      await expect(page).toHaveURL(paths.selectAppointment);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await movements()).toBe(2 * moves);
      await page.goBack();
      await expect(page).toHaveURL(paths.lab);
      await expect(page.locator('main')).toHaveAttribute('data-state', /^lab\./);
      expect(await movements()).toBe(2 * moves);
      // A step that came with the page, which is still busy then, is left at once.
      await page.reload();
      await press(bookingCopy.lab.action);
      await expect(page).toHaveURL(paths.selectAppointment);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await movements()).toBe(0);
    });
  });
