/** The lengths of the attack suite: in `npm test`, in `npm run test:soak`, and asked for by name. */
export type Length = 'short' | 'soak' | 'long';

interface Files {
  /** What `npm test` runs of it. */
  short: readonly string[];
  /** What `npm run test:soak` runs of it, and `npm run test:attack long` for longer. */
  soak: readonly string[];
}

/** Every kind of attack that is tried again and again, and the tests that try it. */
export const attacks = {
  races: {
    short: [
      'tests/api/lastSeat.test.ts',
      'tests/api/manyBuyers.test.ts',
      'tests/api/bookings.property.test.ts',
      'tests/api/changingSeats.test.ts',
    ],
    soak: [
      'tests/soak/rush.test.ts',
      'tests/soak/bookings.test.ts',
      'tests/soak/changingSeats.test.ts',
    ],
  },
  'payments and refunds in every order': {
    short: ['tests/api/paymentTable.test.ts'],
    soak: ['tests/soak/paymentTable.test.ts'],
  },
  'frozen sockets': {
    short: ['tests/api/silentDatabase.test.ts'],
    soak: ['tests/soak/silentDatabase.test.ts'],
  },
  'held locks': {
    short: ['tests/api/silentDatabase.test.ts'],
    soak: ['tests/soak/heldLocks.test.ts'],
  },
  'skewed clocks': {
    short: ['tests/api/clockSkew.test.ts'],
    soak: ['tests/soak/skewedClocks.test.ts'],
  },
  'hostile headers': {
    short: ['tests/server/hostileHeaders.test.ts'],
    soak: ['tests/soak/hostileHeaders.test.ts'],
  },
  'held bodies': {
    short: ['tests/server/heldBodies.test.ts'],
    soak: ['tests/soak/heldBodies.test.ts'],
  },
  'message budgets': {
    short: ['tests/api/doors.test.ts'],
    soak: ['tests/soak/messageBudgets.test.ts'],
  },
  'slow message services': {
    short: ['tests/api/messageLanes.test.ts'],
    soak: ['tests/soak/slowMessages.test.ts'],
  },
  canaries: {
    short: ['tests/api/canaries.test.ts'],
    soak: ['tests/soak/canaries.test.ts'],
  },
  'guessed codes': {
    short: ['tests/api/guessing.test.ts'],
    soak: ['tests/soak/guessing.test.ts'],
  },
  'bad input': {
    short: ['tests/api/fuzz.test.ts', 'tests/gateway/fuzz.test.ts'],
    soak: ['tests/soak/fuzz.test.ts'],
  },
  'killed and restarted': {
    short: ['tests/api/killed.test.ts', 'tests/api/rolling.test.ts'],
    soak: [
      'tests/soak/killed.test.ts',
      'tests/soak/rolling.test.ts',
      'tests/soak/failover.test.ts',
    ],
  },
  'full disks': {
    short: ['tests/api/diskFull.test.ts'],
    soak: ['tests/soak/diskFull.test.ts'],
  },
} as const satisfies Record<string, Files>;

export type Attack = keyof typeof attacks;

/** How many times as long a soak test is to run: ten times where the long suite was asked for. */
export const timesLonger = process.env.ATTACK_LENGTH === 'long' ? 10 : 1;
