import type { AuditPageJson } from '../../api/admin/auditLog.contract.ts';
import type {
  InviteRequest,
  OpenInvitationJson,
  OwnSessionJson,
  StaffJson,
  TechnicianJson,
} from '../../api/staff/staff.contract.ts';
import type { StaffRole } from '../../api/staffAccess.ts';
import { at, RestApi } from './restApi.ts';

export class StaffApi extends RestApi {
  staff = () => this.get<StaffJson>('admin/staff');
  inviteStaff = (body: InviteRequest) => this.post<StaffJson>('admin/staff', body);
  withdrawInvitation = (id: string) => this.delete<StaffJson>(`admin/staff/invitations/${at(id)}`);
  changeStaffRole = (id: string, staffRole: StaffRole) =>
    this.patch<StaffJson>(`admin/staff/${at(id)}`, { staffRole });
  removeStaff = (id: string) => this.delete<StaffJson>(`admin/staff/${at(id)}`);
  staffInvitation = (token: string) => this.post<OpenInvitationJson>('admin/invitation', { token });
  acceptInvitation = (token: string, password: string) =>
    this.post<null>('admin/invitation/accept', { token, password });
  changeOwnPassword = (password: string, newPassword: string) =>
    this.post<null>('admin/me/password', { password, newPassword });
  ownSessions = () => this.get<OwnSessionJson[]>('admin/me/sessions');
  endOwnSession = (id: string) => this.delete<OwnSessionJson[]>(`admin/me/sessions/${at(id)}`);
  technicians = () => this.get<TechnicianJson[]>('admin/technicians');
  auditLog = (query: Record<string, string>) => this.get<AuditPageJson>('admin/audit', query);
}
