import type { FailedVisitJson } from '../../api/orders/orderParts.contract.ts';
import type {
  VisitActRequest,
  VisitDayJson,
  VisitItemJson,
  VisitJson,
} from '../../api/visits/visits.contract.ts';
import type {
  FailedVisitResolvers,
  MutationResolvers,
  QueryResolvers,
  VisitActInput,
  VisitDayResolvers,
  VisitItemResolvers,
  VisitResolvers,
} from '../generated/resolvers.ts';
import type { Complete } from './complete.ts';
import { fastingFromRest, genderFromRest, relationFromRest } from './enumValues.ts';
import { renamed } from './renamed.ts';
import {
  actFromRest,
  actToRest,
  afterFailureFromRest,
  afterFailureToRest,
  failureFromRest,
  failureToRest,
  standingFromRest,
} from './visitWords.ts';

function actBody({
  act,
  pressedAt = null,
  samples,
  failure,
  note = null,
  next,
}: Omit<VisitActInput, 'key' | 'visitId'>): Required<VisitActRequest> {
  return {
    act: actToRest[act],
    pressedAt,
    samples: (samples ?? []).map((sample) =>
      renamed(sample, { itemId: 'item', sampleId: 'sampleId' }),
    ),
    failure: failure ? failureToRest[failure] : null,
    note,
    next: next ? afterFailureToRest[next] : null,
  };
}

export const visits = {
  Query: {
    visits: async (_parent, { date }, { rest }) => (await rest.visits.visits(date)).data,
  } satisfies QueryResolvers,
  Mutation: {
    actOnVisit: async (_parent, { act: { key, visitId, ...sent } }, { rest }) =>
      (await rest.visits.actOnVisit(visitId, actBody(sent), key)).data,
    visitPhone: async (_parent, { id }, { rest }) => (await rest.visits.visitPhone(id)).data,
  } satisfies MutationResolvers,
  VisitDay: {} satisfies Complete<VisitDayResolvers, VisitDayJson>,
  Visit: {
    id: (visit) => visit._id,
    standing: (visit) => standingFromRest[visit.standing],
    failure: (visit) => (visit.failure === null ? null : failureFromRest[visit.failure]),
    afterFailure: (visit) =>
      visit.afterFailure === null ? null : afterFailureFromRest[visit.afterFailure],
    actions: (visit) => visit.actions.map((action) => actFromRest[action]),
  } satisfies Complete<VisitResolvers, VisitJson>,
  VisitItem: {
    id: (item) => item._id,
    patient: ({ patient }) => ({
      name: patient.name,
      age: patient.age,
      infantAge: patient.infantAge ?? null,
      relation: relationFromRest[patient.bookingforWhom],
      gender: genderFromRest[patient.gender],
    }),
    fasting: (item) => fastingFromRest[item.fasting],
  } satisfies Complete<VisitItemResolvers, VisitItemJson>,
  FailedVisit: {
    failure: (visit) => failureFromRest[visit.failure],
  } satisfies Complete<FailedVisitResolvers, FailedVisitJson>,
};
