import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { numberOf, readArguments, refuse, refuseUnknown } from './arguments.ts';
import { lineOf } from './bench/load.ts';
import type { Finding } from './bench/load.ts';
import { ensureBuilt } from './programs.ts';

/** Each part measures both sides of its ratios in one run on one machine. */
const parts: Record<string, () => Promise<Finding[]>> = {
  gateway: async () => (await import('./bench/gateway.bench.ts')).benchGateway(),
  booking: async () => (await import('./bench/booking.bench.ts')).benchBooking(values.beside),
  pages: async () => (await import('./bench/pages.bench.ts')).benchPages(),
  presses: async () => (await import('./bench/presses.bench.ts')).benchPresses(values.beside),
  sizes: async () => (await import('./bench/sizes.bench.ts')).benchSizes(),
  memory: async () => (await import('./bench/memory.bench.ts')).benchMemory(),
  large: async () => (await import('./bench/large.bench.ts')).benchLarge(),
};

const usage = 'bench -- [parts…] [--seconds 5] [--beside FOLDER]';
const { values, positionals: wanted } = readArguments(usage, {
  allowPositionals: true,
  options: {
    seconds: { type: 'string' },
    // Another checkout of the product, whose bookings and presses are measured alternately with
    // ours.
    beside: { type: 'string' },
  },
});
refuseUnknown('part', wanted, Object.keys(parts), usage);
if (values.seconds !== undefined)
  process.env.BENCH_SECONDS = String(numberOf('seconds', values.seconds, usage));
if (values.beside !== undefined && !existsSync(join(values.beside, 'server', 'main.ts')))
  refuse(`There is no other checkout of the product at '${values.beside}'.`, usage);
ensureBuilt();
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name}`);
  for (const finding of await measure()) console.log(lineOf(finding));
}
process.exit(0);
