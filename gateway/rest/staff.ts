import type { AuditPageJson } from '../../api/admin/auditLog.contract.ts';
import type {
  RecoveryCodesJson,
  SecondFactorJson,
  SecondFactorSecretJson,
} from '../../api/secondFactor/secondFactor.contract.ts';
import type {
  InviteRequest,
  OpenInvitationJson,
  OwnSessionJson,
  RoleRequest,
  StaffJson,
  TechnicianJson,
} from '../../api/staff/staff.contract.ts';
import { at, RestApi } from './restApi.ts';

export class StaffApi extends RestApi {
  staff = () => this.get<StaffJson>('admin/staff');
  inviteStaff = (body: InviteRequest) => this.post<StaffJson>('admin/staff', body);
  withdrawInvitation = (id: string) => this.delete<StaffJson>(`admin/staff/invitations/${at(id)}`);
  changeStaffRole = (id: string, body: RoleRequest) =>
    this.patch<StaffJson>(`admin/staff/${at(id)}`, body);
  removeStaff = (id: string) => this.delete<StaffJson>(`admin/staff/${at(id)}`);
  staffInvitation = (token: string) => this.post<OpenInvitationJson>('admin/invitation', { token });
  acceptInvitation = (token: string, password: string) =>
    this.post<null>('admin/invitation/accept', { token, password });
  changeOwnPassword = (password: string, newPassword: string) =>
    this.post<null>('admin/me/password', { password, newPassword });
  ownSessions = () => this.get<OwnSessionJson[]>('admin/me/sessions');
  endOwnSession = (id: string) => this.delete<OwnSessionJson[]>(`admin/me/sessions/${at(id)}`);
  ownSecondFactor = () => this.get<SecondFactorJson>('admin/me/second-factor');
  beginSecondFactor = (password: string) =>
    this.post<SecondFactorSecretJson>('admin/me/second-factor', { password });
  confirmSecondFactor = (otp: string) =>
    this.post<RecoveryCodesJson>('admin/me/second-factor/confirm', { otp });
  renewRecoveryCodes = (password: string, otp: string) =>
    this.post<RecoveryCodesJson>('admin/me/second-factor/recovery-codes', { password, otp });
  removeSecondFactor = (password: string, otp: string) =>
    this.post<null>('admin/me/second-factor/remove', { password, otp });
  technicians = () => this.get<TechnicianJson[]>('admin/technicians');
  auditLog = (query: Record<string, string>) => this.get<AuditPageJson>('admin/audit', query);
}
