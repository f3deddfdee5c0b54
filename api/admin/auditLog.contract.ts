import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';
import { exampleId, named } from '../named.ts';
import { auditedActions } from './audit.repository.ts';

export const AuditSubjectJson = named(
  'AuditSubject',
  'A test, a lab or a person that the details of an action name by id.',
  Type.Object({ _id: Type.String(), name: Type.String() }),
  { _id: exampleId, name: 'Thyroid Profile' },
);
export type AuditSubjectJson = Static<typeof AuditSubjectJson>;

export const AuditEntryJson = named(
  'AuditEntry',
  'An action of the staff, or data that they saw.',
  Type.Object({
    _id: Type.String(),
    at: Type.String(),
    personId: Type.String(),
    personName: Type.String(),
    action: Type.Enum([...auditedActions]),
    /** The orders that were shown or changed. */
    orders: Type.Array(Type.String()),
    /** The numbers of these orders, which people know them by. */
    orderNumbers: Type.Array(Type.String()),
    /** A few words about it, such as the role that was given. */
    detail: Type.Union([Type.String(), Type.Null()]),
    /** Whom and what `detail` names by id. */
    subjects: Type.Array(AuditSubjectJson),
  }),
  {
    _id: exampleId,
    at: '2026-11-22T06:00:00.000Z',
    personId: exampleId,
    personName: 'Meera Nair',
    action: 'lab.holidays.changed',
    orders: [exampleId],
    orderNumbers: ['4821-7730'],
    detail: exampleId,
    subjects: [{ _id: exampleId, name: 'Kaveri Precision Labs' }],
  },
);
export type AuditEntryJson = Static<typeof AuditEntryJson>;

export const AuditPersonJson = named(
  'AuditPerson',
  'A person in the audit, who may have left the staff.',
  Type.Object({ _id: Type.String(), name: Type.String(), email: Type.String() }),
  { _id: exampleId, name: 'Meera Nair', email: 'meera@example.com' },
);

export type AuditPersonJson = Static<typeof AuditPersonJson>;

export const AuditPageJson = Type.Object({
  items: Type.Array(AuditEntryJson),
  next: Type.Union([Type.String({ examples: [exampleId] }), Type.Null()]),
  people: Type.Array(AuditPersonJson),
});
export type AuditPageJson = Static<typeof AuditPageJson>;
export const AuditPageAnswer = EnvelopeOf(AuditPageJson);

export const AuditQuery = Type.Object({
  person: Type.Optional(
    Type.String({ maxLength: 100, description: 'The id of the person.', examples: [exampleId] }),
  ),
  action: Type.Optional(
    Type.Enum([...auditedActions], { description: 'The action.', examples: ['order.moved'] }),
  ),
  day: Type.Optional(
    Type.String({
      maxLength: 20,
      description: 'The day in India: YYYY-MM-DD.',
      examples: ['2026-11-22'],
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
export type AuditQuery = Static<typeof AuditQuery>;
