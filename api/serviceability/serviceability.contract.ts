import { Type } from 'typebox';
import { NullableString } from '../nullableString.ts';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';
import { named } from '../named.ts';

/** A PIN code: six digits, of which the first is not 0. */
export const Pin = Type.String({
  pattern: '^[1-9][0-9]{5}$',
  description: 'The PIN code where samples are to be collected.',
  examples: ['560038'],
});

/** When a slot begins, as strings in Asia/Kolkata. */
export const SlotStartJson = Type.Object({ date: Type.String(), startTime: Type.String() });
export type SlotStartJson = Static<typeof SlotStartJson>;

/** Whether samples are collected at a PIN code, its city, and the earliest slot. */
export const ServiceabilityJson = named(
  'Serviceability',
  'Whether samples are collected at a PIN code, its city, and the earliest slot.',
  Type.Object({
    pin: Type.String(),
    /** Whether any lab collects there. */
    serviceable: Type.Boolean(),
    /** Null if the first digits of the PIN code are ambiguous. */
    city: NullableString,
    state: NullableString,
    /**
     * The earliest slot that can be booked at any of these labs; null if there is none in 7 days.
     */
    earliest: Type.Union([SlotStartJson, Type.Null()]),
    /** Whether the lab in the query collects there; null if the query has none. */
    servedByLab: Type.Union([Type.Boolean(), Type.Null()]),
  }),
  {
    pin: '560038',
    serviceable: true,
    city: 'Bengaluru',
    state: 'Karnataka',
    earliest: { date: '2026-12-01', startTime: '06:00 am' },
    servedByLab: null,
  },
);
export type ServiceabilityJson = Static<typeof ServiceabilityJson>;

export const ServiceabilityQuery = Type.Object({
  pin: Pin,
  labId: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'A lab, to learn whether it collects there.',
      examples: ['kaveri-precision-labs'],
    }),
  ),
});
export const ServiceabilityAnswer = EnvelopeOf(ServiceabilityJson);
