import type {
  VisitActRequest,
  VisitDayJson,
  VisitJson,
  VisitPhoneJson,
} from '../../api/visits/visits.contract.ts';
import { at, RestApi } from './restApi.ts';

export class VisitsApi extends RestApi {
  visits = (date: string | null | undefined) =>
    this.get<VisitDayJson>('technician/visits', { date });
  actOnVisit = (id: string, body: VisitActRequest, key: string) =>
    this.post<VisitJson>(`technician/visits/${at(id)}/acts`, body, key);
  visitPhone = (id: string) => this.post<VisitPhoneJson>(`technician/visits/${at(id)}/phone`);
}
