import { expect, inject, it } from 'vitest';
import { startApi } from '../api/support/api.ts';
import { checkBookings } from '../api/support/bookingProperty.ts';
import { print } from './print.ts';
import { tried } from '../attack/figures.ts';
import { timesLonger } from '../attack/attacks.ts';

it(
  'random stories of bookings are as the model says',
  { timeout: 300_000 * timesLonger },
  async () => {
    const api = await startApi({ demo: true, rateLimit: false });
    const commands = await checkBookings(api, {
      interruptAfterTimeLimit: 90_000 * timesLonger,
      maxCommands: 60,
    });
    await api.stop();
    expect(commands).toBeGreaterThan(100);
    tried('races', commands, { 'as the model says': commands });
    print(
      `bookings on ${inject('templateUrl') ? 'PostgreSQL' : 'the embedded database'}: ${commands} random commands, each as the model says`,
    );
  },
);
