import { expect, test } from './fixtures.ts';

test('the label says where the device is, by our own server', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 12.9784, longitude: 77.6408 });
  await page.goto('/home');
  await expect(page.locator('[data-location]').first()).toContainText(/Ben|Karnataka|India/);
});

test('a browser that cannot tell says so', async ({ page }) => {
  await page.addInitScript(() => {
    delete (Navigator.prototype as { geolocation?: unknown }).geolocation;
  });
  // A page that the server sends whole, asking for the place.
  await page.goto('/help');
  await expect(page.locator('[data-location]').first()).toHaveAttribute(
    'title',
    'Geolocation is not supported by this browser.',
  );
});

test('a browser whose geolocation is there but empty says the same', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'geolocation', { value: undefined }),
  );
  await page.goto('/home');
  await expect(page.locator('[data-location]').first()).toHaveAttribute(
    'title',
    'Geolocation is not supported by this browser.',
  );
});

test('a denied location keeps a message in plain words and reads Location unavailable', async ({
  page,
}) => {
  await page.goto('/home');
  await expect(page.locator('[data-location]').first()).toContainText('Location unavailable');
  await expect(page.locator('[data-location]').first()).toHaveAttribute(
    'title',
    'You have not allowed this page to see where you are.',
  );
});
