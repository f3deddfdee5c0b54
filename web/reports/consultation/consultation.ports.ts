import type { ConsultationPorts } from '../../../machines/consultation/consultation.setup.ts';
import {
  BookConsultationDocument,
  CancelConsultationDocument,
  ConsultationDocument,
  MoveConsultationDocument,
} from '../../generated/graphql.ts';
import { mutate, query } from '../../shared/gateway.ts';

export const consultationPorts: ConsultationPorts = {
  loadConsultation: async ({ reportId: id }) =>
    (await query(ConsultationDocument, { id })).consultation,
  bookConsultation: async ({ reportId: id, startsAt, language }) =>
    (await mutate(BookConsultationDocument, { id, startsAt, language })).bookConsultation,
  moveConsultation: async ({ reportId: id, startsAt }) =>
    (await mutate(MoveConsultationDocument, { id, startsAt })).moveConsultation,
  cancelConsultation: async ({ reportId: id }) =>
    (await mutate(CancelConsultationDocument, { id })).cancelConsultation,
};
