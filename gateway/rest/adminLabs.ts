import type {
  AdminLabJson,
  HolidaysRequest,
  HoursRequest,
  LabChanges,
} from '../../api/labs/adminLabs.contract.ts';
import { at, RestApi } from './restApi.ts';

export class AdminLabsApi extends RestApi {
  adminLabs = () => this.get<AdminLabJson[]>('admin/labs');
  adminLab = (id: string) => this.get<AdminLabJson>(`admin/labs/${at(id)}`);
  addLab = (body: LabChanges) => this.post<AdminLabJson>('admin/labs', body);
  changeLab = (id: string, body: LabChanges) =>
    this.patch<AdminLabJson>(`admin/labs/${at(id)}`, body);
  setLabImage = (id: string, form: FormData) =>
    this.postForm<AdminLabJson>(`admin/labs/${at(id)}/image`, form);
  saveLabHours = (id: string, body: HoursRequest) =>
    this.put<AdminLabJson>(`admin/labs/${at(id)}/hours`, body);
  saveLabHolidays = (id: string, body: HolidaysRequest) =>
    this.put<AdminLabJson>(`admin/labs/${at(id)}/holidays`, body);
}
