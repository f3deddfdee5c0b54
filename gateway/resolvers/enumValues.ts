import type { TextBlockJson } from '../../api/content/content.contract.ts';
import type { ContentKind as ContentKindJson } from '../../api/content/contentKinds.ts';
import type { ConcernJson, FastingJson } from '../../api/catalogue/catalogue.contract.ts';
import type { OrdersQuery } from '../../api/orders/orderRequests.contract.ts';
import type { OrderActionJson } from '../../api/orders/orders.contract.ts';
import type { GenderJson, RelationJson } from '../../api/patients/patients.contract.ts';
import type { StaffRole as StaffRoleJson } from '../../api/staffAccess.ts';
import type {
  Concern,
  ContentKind,
  Fasting,
  Gender,
  LegalTextName,
  OrderAction,
  OrderSort,
  Relation,
  SortDirection,
  StaffRole,
  TextBlockKind,
} from '../generated/resolvers.ts';

/**
 * The schema's words and the service's, both ways (docs/product/validation.md: Others becomes
 * Other, Son becomes son, gender lowercased).
 */
export const relationToRest: Record<Relation, RelationJson> = {
  MYSELF: 'Myself',
  MOTHER: 'Mother',
  FATHER: 'Father',
  SON: 'son',
  DAUGHTER: 'Daughter',
  OTHERS: 'Other',
};
export const relationFromRest: Record<RelationJson, Relation> = {
  Myself: 'MYSELF',
  Mother: 'MOTHER',
  Father: 'FATHER',
  son: 'SON',
  Daughter: 'DAUGHTER',
  Other: 'OTHERS',
};
export const genderToRest: Record<Gender, GenderJson> = {
  MALE: 'male',
  FEMALE: 'female',
  OTHERS: 'others',
};
export const genderFromRest: Record<GenderJson, Gender> = {
  male: 'MALE',
  female: 'FEMALE',
  others: 'OTHERS',
};
export const fastingToRest: Record<Fasting, FastingJson> = {
  NEEDED: 'needed',
  NOT_NEEDED: 'not needed',
  UNKNOWN: 'unknown',
};
export const fastingFromRest: Record<FastingJson, Fasting> = {
  needed: 'NEEDED',
  'not needed': 'NOT_NEEDED',
  unknown: 'UNKNOWN',
};
export const concernToRest: Record<Concern, ConcernJson> = {
  DIABETES: 'diabetes',
  THYROID: 'thyroid',
  HEART: 'heart',
  FEVER: 'fever',
  WOMEN: 'women',
  FULL_BODY: 'full body',
  VITAMINS: 'vitamins',
  LIVER: 'liver',
  KIDNEYS: 'kidneys',
};
export const concernFromRest: Record<ConcernJson, Concern> = {
  diabetes: 'DIABETES',
  thyroid: 'THYROID',
  heart: 'HEART',
  fever: 'FEVER',
  women: 'WOMEN',
  'full body': 'FULL_BODY',
  vitamins: 'VITAMINS',
  liver: 'LIVER',
  kidneys: 'KIDNEYS',
};
export const actionFromRest: Record<OrderActionJson, OrderAction> = {
  pay: 'PAY',
  cancel: 'CANCEL',
  reschedule: 'RESCHEDULE',
  assign: 'ASSIGN',
  depart: 'DEPART',
  collect: 'COLLECT',
  failVisit: 'FAIL_VISIT',
  examine: 'EXAMINE',
  complete: 'COMPLETE',
  rejectSample: 'REJECT_SAMPLE',
};
type Move = Exclude<OrderActionJson, 'pay' | 'reschedule' | 'depart' | 'failVisit'>;
export const moveToRest: Partial<Record<OrderAction, Move>> = {
  CANCEL: 'cancel',
  ASSIGN: 'assign',
  COLLECT: 'collect',
  EXAMINE: 'examine',
  COMPLETE: 'complete',
  REJECT_SAMPLE: 'rejectSample',
};
export const orderSortToRest: Record<OrderSort, NonNullable<OrdersQuery['sort']>> = {
  VISIT: 'visit',
  PLACED: 'placed',
  PATIENT: 'patient',
  LAB: 'lab',
  STATUS: 'status',
  AMOUNT: 'amount',
};
export const directionToRest: Record<SortDirection, NonNullable<OrdersQuery['direction']>> = {
  ASC: 'asc',
  DESC: 'desc',
};
export const staffRoleToRest: Record<StaffRole, StaffRoleJson> = {
  OWNER: 'owner',
  OPERATIONS: 'operations',
  LAB: 'lab',
  TECHNICIAN: 'technician',
};
export const staffRoleFromRest: Record<StaffRoleJson, StaffRole> = {
  owner: 'OWNER',
  operations: 'OPERATIONS',
  lab: 'LAB',
  technician: 'TECHNICIAN',
};

export const contentKindToRest: Record<ContentKind, ContentKindJson> = {
  FAQ: 'faq',
  TESTIMONIALS: 'testimonials',
  BANNER: 'banner',
  TERMS: 'terms',
  PRIVACY: 'privacy',
};
export const contentKindFromRest: Record<ContentKindJson, ContentKind> = {
  faq: 'FAQ',
  testimonials: 'TESTIMONIALS',
  banner: 'BANNER',
  terms: 'TERMS',
  privacy: 'PRIVACY',
};
export const legalTextToRest = {
  TERMS: 'terms',
  PRIVACY: 'privacy',
} as const satisfies Record<LegalTextName, ContentKindJson>;
export const blockKindFromRest: Record<TextBlockJson['kind'], TextBlockKind> = {
  heading: 'HEADING',
  subheading: 'SUBHEADING',
  paragraph: 'PARAGRAPH',
  list: 'LIST',
  steps: 'STEPS',
};
