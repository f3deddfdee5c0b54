import type { StaffRole } from '../../../api/staffAccess.ts';

type Roles = readonly StaffRole[];
const everybody: Roles = ['owner', 'operations', 'lab', 'technician'];
const officeAndLab: Roles = ['owner', 'operations', 'lab'];
const office: Roles = ['owner', 'operations'];
const visitors: Roles = ['owner', 'operations', 'technician'];
const owners: Roles = ['owner'];

/**
 * Which roles each call of the staff is for, written down once more by its address, so that a
 * change of api/staffAccess.ts is a change here, too.
 */
export const STAFF_MAY: Record<string, Roles> = {
  'GET admin/me': everybody,
  'POST admin/me/password': everybody,
  'GET admin/me/sessions': everybody,
  'DELETE admin/me/sessions/{id}': everybody,
  'GET admin/me/second-factor': everybody,
  'POST admin/me/second-factor': everybody,
  'POST admin/me/second-factor/confirm': everybody,
  'POST admin/me/second-factor/recovery-codes': everybody,
  'POST admin/me/second-factor/remove': everybody,
  'GET admin/counters': officeAndLab,
  'GET admin/flow-figures': office,
  'GET admin/orders': officeAndLab,
  'GET admin/visit-counts': officeAndLab,
  'POST admin/orders/{id}/move': officeAndLab,
  'POST admin/orders/{id}/reschedule': office,
  'GET admin/technicians': office,
  'GET technician/visits': visitors,
  'POST technician/visits/{id}/acts': visitors,
  'POST technician/visits/{id}/phone': visitors,
  'POST admin/orders/{id}/report': officeAndLab,
  'POST admin/orders/{id}/items/{itemId}/report': officeAndLab,
  'GET report/{id}/file': officeAndLab,
  'GET admin/reports/{id}/values': officeAndLab,
  'PUT admin/reports/{id}/values': officeAndLab,
  'POST admin/reports/{id}/values.csv': officeAndLab,
  'POST admin/reports/{id}/release': officeAndLab,
  'GET admin/tests/{id}/parameters': office,
  'PUT admin/tests/{id}/parameters': office,
  'GET order/{id}/receipt.pdf': office,
  'GET order/{id}/creditnotes/{number}': office,
  'GET admin/users': office,
  'GET tests': office,
  'POST tests/test': office,
  'PATCH tests/{id}': office,
  'GET admin/labs': officeAndLab,
  'GET admin/labs/{id}': officeAndLab,
  'POST admin/labs': owners,
  'PATCH admin/labs/{id}': owners,
  'POST admin/labs/{id}/image': owners,
  'PUT admin/labs/{id}/hours': office,
  'PUT admin/labs/{id}/holidays': office,
  'GET admin/prices': officeAndLab,
  'PUT admin/prices': owners,
  'GET admin/tests.csv': office,
  'GET admin/prices.csv': officeAndLab,
  'POST admin/tests.csv': owners,
  'POST admin/prices.csv': owners,
  'GET admin/content/offers': office,
  'GET admin/content/offers/{code}': office,
  'GET admin/content': office,
  'GET admin/content/{kind}': office,
  'PUT admin/content/{kind}': office,
  'POST admin/content/preview': office,
  'POST admin/content/offers': owners,
  'PATCH admin/content/offers/{code}': owners,
  'GET admin/settings': office,
  'PUT admin/settings': office,
  'GET admin/staff': owners,
  'POST admin/staff': owners,
  'PATCH admin/staff/{id}': owners,
  'DELETE admin/staff/{id}': owners,
  'DELETE admin/staff/invitations/{id}': owners,
  'GET admin/audit': owners,
};
