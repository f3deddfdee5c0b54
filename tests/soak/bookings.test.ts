import { expect, inject, it } from 'vitest';
import { startApi } from '../api/support/api.ts';
import { checkBookings } from '../api/support/bookingProperty.ts';
import { print } from './print.ts';

it('random stories of bookings are as the model says', { timeout: 180_000 }, async () => {
  const api = await startApi({ demo: true, rateLimit: false });
  const commands = await checkBookings(api, { interruptAfterTimeLimit: 90_000, maxCommands: 60 });
  await api.stop();
  expect(commands).toBeGreaterThan(500);
  print(
    `bookings on ${inject('templateUrl') ? 'PostgreSQL' : 'the embedded database'}: ${commands} random commands, each as the model says`,
  );
});
