import { Type } from 'typebox';
import type { Static } from 'typebox';
import { longestStaffSearch } from '../../machines/text/longest.ts';
import { EnvelopeOf } from '../envelope.ts';
import { named, exampleId } from '../named.ts';
import { NullablePersonalText, personal } from '../personal.ts';
import { exampleVersion, Version } from '../version.ts';

export const AdminCountersJson = named(
  'AdminCounters',
  "The dashboard's counters.",
  Type.Object({
    totalTests: Type.Integer(),
    pendingReports: Type.Integer(),
    appointmentsToday: Type.Integer(),
    activeUsers: Type.Integer(),
  }),
  { totalTests: 24, pendingReports: 3, appointmentsToday: 5, activeUsers: 120 },
);
export type AdminCountersJson = Static<typeof AdminCountersJson>;

export const AdminUserJson = named(
  'AdminUser',
  'A customer as the administration sees it.',
  Type.Object({
    _id: Type.String(),
    name: Type.String(personal),
    email: Type.String(personal),
    phoneNumber: NullablePersonalText,
    orders: Type.Integer(),
    createdAt: Type.String(),
  }),
  {
    _id: exampleId,
    name: 'Asha Rao',
    email: 'asha@example.com',
    phoneNumber: '+919876543210',
    orders: 2,
    createdAt: '2026-11-01T05:30:00.000Z',
  },
);
export type AdminUserJson = Static<typeof AdminUserJson>;
export const UsersQuery = Type.Object({
  search: Type.Optional(
    Type.String({
      maxLength: longestStaffSearch,
      description: 'A part of the name, e-mail or phone, or the id of an order.',
      examples: ['asha'],
    }),
  ),
  after: Type.Optional(
    Type.String({
      maxLength: 100,
      description: '`next` of the previous page.',
      examples: [exampleId],
    }),
  ),
});
export type UsersQuery = Static<typeof UsersQuery>;
export const AdminUserPageJson = Type.Object({
  items: Type.Array(AdminUserJson),
  next: Type.Union([Type.String({ examples: [exampleId] }), Type.Null()]),
});
export type AdminUserPageJson = Static<typeof AdminUserPageJson>;

/**
 * The settings that an administrator may change: where we collect samples, and who collects them.
 */
export const AdminSettingsJson = named(
  'AdminSettings',
  'The settings that an administrator may change.',
  Type.Object({
    version: Version,
    serviceablePins: Type.Array(Type.String({ pattern: '^[1-9][0-9]{0,5}$' }), { maxItems: 2000 }),
    technicians: Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 500 }),
  }),
  { version: exampleVersion, serviceablePins: ['5600', '560103'], technicians: ['Ravi Kumar'] },
);
export type AdminSettingsJson = Static<typeof AdminSettingsJson>;

export const CountersAnswer = EnvelopeOf(AdminCountersJson);
export const AdminUserPageAnswer = EnvelopeOf(AdminUserPageJson);
export const SettingsAnswer = EnvelopeOf(AdminSettingsJson);
