import { parseArgs } from 'node:util';
import { lineOf } from './bench/load.ts';
import type { Finding } from './bench/load.ts';

/** Each part measures both sides of its ratios in one run on one machine. */
const parts: Record<string, () => Promise<Finding[]>> = {
  gateway: async () => (await import('./bench/gateway.bench.ts')).benchGateway(),
  booking: async () => (await import('./bench/booking.bench.ts')).benchBooking(values.beside),
  pages: async () => (await import('./bench/pages.bench.ts')).benchPages(),
  memory: async () => (await import('./bench/memory.bench.ts')).benchMemory(),
  large: async () => (await import('./bench/large.bench.ts')).benchLarge(),
};

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string' },
    // Another checkout of the product: bookings of both are measured in turn.
    beside: { type: 'string' },
  },
});
if (values.seconds !== undefined) process.env.BENCH_SECONDS = values.seconds;
for (const name of wanted)
  if (!(name in parts))
    throw new Error(`There is no part '${name}'. There are: ${Object.keys(parts).join(', ')}.`);
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name}`);
  for (const finding of await measure()) console.log(lineOf(finding));
}
process.exit(0);
