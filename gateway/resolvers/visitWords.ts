import type {
  AfterFailureJson,
  VisitActJson,
  VisitStandingJson,
} from '../../api/visits/visits.contract.ts';
import type { VisitFailureJson } from '../../api/orders/orderParts.contract.ts';
import type {
  AfterFailure,
  VisitActKind,
  VisitFailure,
  VisitStanding,
} from '../generated/resolvers.ts';

/** The schema's words for visits and the service's. */
export const actToRest: Record<VisitActKind, VisitActJson> = {
  DEPART: 'depart',
  COLLECT: 'collect',
  FAIL_VISIT: 'failVisit',
};
export const actFromRest: Record<VisitActJson, VisitActKind> = {
  depart: 'DEPART',
  collect: 'COLLECT',
  failVisit: 'FAIL_VISIT',
};
export const failureToRest: Record<VisitFailure, VisitFailureJson> = {
  NOBODY_THERE: 'nobodyThere',
  NOT_FASTING: 'notFasting',
  REFUSED: 'refused',
  OTHER: 'other',
};
export const failureFromRest: Record<VisitFailureJson, VisitFailure> = {
  nobodyThere: 'NOBODY_THERE',
  notFasting: 'NOT_FASTING',
  refused: 'REFUSED',
  other: 'OTHER',
};
export const afterFailureToRest: Record<AfterFailure, AfterFailureJson> = {
  NEW_TIME: 'newTime',
  CANCEL: 'cancel',
};
export const afterFailureFromRest: Record<AfterFailureJson, AfterFailure> = {
  newTime: 'NEW_TIME',
  cancel: 'CANCEL',
};
export const standingFromRest: Record<VisitStandingJson, VisitStanding> = {
  planned: 'PLANNED',
  onTheWay: 'ON_THE_WAY',
  collected: 'COLLECTED',
  notCollected: 'NOT_COLLECTED',
  cancelled: 'CANCELLED',
};
