import { Type } from 'typebox';
import { AdminSettingsJson, UsersQuery } from '../../api/admin/admin.contract.ts';
import { AuditQuery } from '../../api/admin/auditLog.contract.ts';
import {
  CallOutcomeRequest,
  SaveDoctorHoursRequest,
} from '../../api/consultations/doctorCalls.contract.ts';
import { FlowFiguresQuery } from '../../api/flowFigures/flowFigures.contract.ts';
import {
  MoveRequest,
  OrdersQuery,
  RescheduleRequest,
} from '../../api/orders/orderRequests.contract.ts';
import { OrderActionJson } from '../../api/orders/orders.contract.ts';
import {
  EnterValuesRequest,
  ReleaseRequest,
  ValuesForm,
} from '../../api/reports/reportEntry.contract.ts';
import { RejectFileRequest, ReleaseFileRequest } from '../../api/reports/reportFiles.contract.ts';
import {
  BeginSecondFactorRequest,
  OtpAndPasswordRequest,
  OtpRequest,
} from '../../api/secondFactor/secondFactor.contract.ts';
import {
  AcceptRequest,
  InvitationLookup,
  InviteRequest,
  OwnPasswordRequest,
  RoleRequest,
} from '../../api/staff/staff.contract.ts';
import { VisitActRequest, VisitsQuery } from '../../api/visits/visits.contract.ts';
import { get, patch, post, put, remove, upload } from '../row.ts';
import type { Rows } from './callTypes.ts';

/** Allows every action, as the service itself refuses those that the staff may not take. */
const AnyMove = Type.Object({ ...MoveRequest.properties, action: OrderActionJson });

/** Calls of the staff about their accounts, orders and visits. */
export const staffCalls = {
  admin: get('admin/me', undefined, {}, { onRefusal: { 401: null, 403: null } }),
  signOutAdmin: post('admin/logout'),
  staff: get('admin/staff'),
  inviteStaff: post('admin/staff', InviteRequest),
  withdrawInvitation: remove('admin/staff/invitations/{id}'),
  changeStaffRole: patch('admin/staff/{id}', RoleRequest),
  removeStaff: remove('admin/staff/{id}'),
  staffInvitation: post('admin/invitation', InvitationLookup),
  acceptInvitation: post('admin/invitation/accept', AcceptRequest),
  changeOwnPassword: post('admin/me/password', OwnPasswordRequest),
  ownSessions: get('admin/me/sessions'),
  endOwnSession: remove('admin/me/sessions/{id}'),
  ownSecondFactor: get('admin/me/second-factor'),
  beginSecondFactor: post('admin/me/second-factor', BeginSecondFactorRequest),
  confirmSecondFactor: post('admin/me/second-factor/confirm', OtpRequest),
  renewRecoveryCodes: post('admin/me/second-factor/recovery-codes', OtpAndPasswordRequest),
  removeSecondFactor: post('admin/me/second-factor/remove', OtpAndPasswordRequest),
  technicians: get('admin/technicians'),
  auditLog: get('admin/audit', AuditQuery),
  adminCounters: get('admin/counters'),
  adminOrders: get('admin/orders', OrdersQuery),
  visitCounts: get('admin/visit-counts'),
  adminUsers: get('admin/users', UsersQuery),
  adminSettings: get('admin/settings'),
  saveAdminSettings: put('admin/settings', AdminSettingsJson),
  moveOrder: post('admin/orders/{orderId}/move', AnyMove),
  rescheduleForCustomer: post('admin/orders/{orderId}/reschedule', RescheduleRequest, {
    slotId: 'slot',
  }),
  flowFigures: get('admin/flow-figures', FlowFiguresQuery),
  reportEntry: get('admin/reports/{id}/values'),
  enterValues: put('admin/reports/{id}/values', EnterValuesRequest),
  importValues: upload('admin/reports/{id}/values.csv', ValuesForm),
  releaseValues: post('admin/reports/{id}/release', ReleaseRequest),
  releaseReportFile: post('admin/reports/{id}/files/{fileId}/release', ReleaseFileRequest),
  rejectReportFile: post('admin/reports/{id}/files/{fileId}/reject', RejectFileRequest),
  visits: get('technician/visits', VisitsQuery),
  actOnVisit: post('technician/visits/{visitId}/acts', VisitActRequest, {
    key: 'idempotencyKey',
    itemId: 'item',
  }),
  visitPhone: post('technician/visits/{id}/phone'),
  doctorCalls: get('doctor/calls'),
  doctorCall: get('doctor/calls/{id}'),
  doctorCallPhone: post('doctor/calls/{id}/phone'),
  noteDoctorCall: post('doctor/calls/{id}/outcome', CallOutcomeRequest),
  doctorHours: get('doctor/hours'),
  saveDoctorHours: put('doctor/hours', SaveDoctorHoursRequest),
} satisfies Rows;
