import { expect, test } from './fixtures.ts';
import { holdOperation } from './pages/wire.ts';

test('the label says where the device is, by our own server', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 12.9784, longitude: 77.6408 });
  const release = await holdOperation(page, 'Place');
  await page.goto('/home');
  const label = page.locator('[data-location]').first();
  await expect(label, 'clause 2.28').toContainText('Fetching location...');
  release();
  await expect(label, 'clauses 2.28, 7.24').toContainText(', India');
  await expect(label, 'clause 2.28').not.toContainText('Fetching location...');
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

test('a denied location keeps a message in plain words and reads Set your area', async ({
  page,
}) => {
  await page.goto('/home');
  const label = page.locator('[data-location]').first();
  await expect(label).toContainText('Set your area');
  await expect(label, 'clause 8.22').toHaveAttribute(
    'title',
    'Location access is off for this page.',
  );
});
