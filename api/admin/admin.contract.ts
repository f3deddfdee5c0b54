import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';

export const CountersJson = Type.Object({
  totalTests: Type.Integer(),
  pendingReports: Type.Integer(),
  appointmentsToday: Type.Integer(),
  activeUsers: Type.Integer(),
});
export type CountersJson = Static<typeof CountersJson>;

export const AdminUserJson = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  phoneNumber: Type.Union([Type.String(), Type.Null()]),
  orders: Type.Integer(),
  createdAt: Type.String(),
});
export type AdminUserJson = Static<typeof AdminUserJson>;
export const UsersQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 100 })),
  after: Type.Optional(Type.String({ maxLength: 100 })),
});
export type UsersQuery = Static<typeof UsersQuery>;
export const AdminUserPageJson = Type.Object({
  items: Type.Array(AdminUserJson),
  next: Type.Union([Type.String(), Type.Null()]),
});
export type AdminUserPageJson = Static<typeof AdminUserPageJson>;

/** What an administrator may set: where we collect samples, and who collects them. */
export const SettingsJson = Type.Object({
  serviceablePins: Type.Array(Type.String({ pattern: '^[1-9][0-9]{0,5}$' }), { maxItems: 2000 }),
  technicians: Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 500 }),
});
export type SettingsJson = Static<typeof SettingsJson>;

export const CountersAnswer = EnvelopeOf(CountersJson);
export const AdminUserPageAnswer = EnvelopeOf(AdminUserPageJson);
export const SettingsAnswer = EnvelopeOf(SettingsJson);
