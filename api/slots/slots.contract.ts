import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';

/** A slot as read (docs/product/interface.md#http). Date and times are Asia/Kolkata's. */
export const SlotJson = Type.Object({
  _id: Type.String(),
  /** YYYY-MM-DD. */
  date: Type.String(),
  /** '07:00 am'. */
  startTime: Type.String(),
  endTime: Type.String(),
  /** At least 1: full slots are not offered. */
  placesLeft: Type.Integer(),
});
export type SlotJson = Static<typeof SlotJson>;

/** Without a date: the next 7 days. */
export const SlotsQuery = Type.Object({
  labId: Type.String({ minLength: 1, maxLength: 100 }),
  date: Type.Optional(Type.String({ maxLength: 100 })),
});
export const SlotsAnswer = EnvelopeOf(Type.Array(SlotJson));
