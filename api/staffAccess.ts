import type { OrderActionName, OrderMove } from '../machines/order/actions.ts';

/** Roles of the staff, from full access down to those who only make visits or calls. */
export const staffRoles = ['owner', 'operations', 'lab', 'technician', 'doctor'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * A call's reach for a role: everything, only its own labs, visits or calls, or its own account.
 */
export type Reach = 'everything' | 'ownLabs' | 'ownVisits' | 'ownCalls' | 'ownAccount';

const everybody = {
  owner: 'ownAccount',
  operations: 'ownAccount',
  lab: 'ownAccount',
  technician: 'ownAccount',
  doctor: 'ownAccount',
} as const;
const owner = { owner: 'everything' } as const;
const operations = { ...owner, operations: 'everything' } as const;
const visitors = { ...operations, technician: 'ownVisits' } as const;
const doctor = { doctor: 'ownCalls' } as const;
const operationsAndLab = { ...operations, lab: 'ownLabs' } as const;

/**
 * The roles that may make each call of the administration, by operationId, with their reach
 * (docs/product/roles.md). A route of `access: 'admin'` without a row here does not compile
 * (operation.ts). The web shows what is open to the signed-in role, which `GET admin/me` answers
 * from here. Calls with reach `ownLabs`, `ownVisits` or `ownCalls` are tested with ids of others
 * (tests/api/staffScope.test.ts).
 */
export const staffAccess = {
  admin: everybody,
  changeOwnPassword: everybody,
  ownSessions: everybody,
  endOwnSession: everybody,
  ownSecondFactor: everybody,
  beginSecondFactor: everybody,
  confirmSecondFactor: everybody,
  renewRecoveryCodes: everybody,
  removeSecondFactor: everybody,

  adminCounters: operationsAndLab,
  flowFigures: operations,

  adminOrders: operationsAndLab,
  visitCounts: operationsAndLab,
  moveOrder: operationsAndLab,
  rescheduleForCustomer: operations,
  technicians: operations,
  visits: visitors,
  actOnVisit: visitors,
  visitPhone: visitors,
  doctorCalls: doctor,
  doctorCall: doctor,
  doctorCallFile: doctor,
  doctorCallPhone: doctor,
  noteDoctorCall: doctor,
  doctorHours: doctor,
  saveDoctorHours: doctor,
  uploadReport: operationsAndLab,
  uploadItemReport: operationsAndLab,
  reportFile: operationsAndLab,
  staffReportFile: operationsAndLab,
  releaseReportFile: operationsAndLab,
  rejectReportFile: operationsAndLab,
  reportEntry: operationsAndLab,
  enterValues: operationsAndLab,
  importValues: operationsAndLab,
  releaseValues: operationsAndLab,
  receipt: operations,
  creditNote: operations,
  adminUsers: operations,

  adminTests: operations,
  addTest: operations,
  changeTest: operations,
  testParameters: operations,
  saveTestParameters: operations,
  adminLabs: operationsAndLab,
  adminLab: operationsAndLab,
  addLab: owner,
  changeLab: owner,
  setLabImage: owner,
  saveLabHours: operations,
  saveLabHolidays: operations,
  labPrices: operationsAndLab,
  saveLabPrices: owner,
  testsFile: operations,
  pricesFile: operationsAndLab,
  importCatalogue: owner,
  importPrices: owner,
  adminOffers: operations,
  adminOffer: operations,
  adminContents: operations,
  adminContent: operations,
  previewText: operations,
  uploadPicture: operations,
  publishContent: operations,
  addOffer: owner,
  changeOffer: owner,
  adminSettings: operations,
  saveAdminSettings: operations,

  staff: owner,
  inviteStaff: owner,
  withdrawInvitation: owner,
  changeStaffRole: owner,
  removeStaff: owner,
  auditLog: owner,
} as const satisfies Record<string, Partial<Record<StaffRole, Reach>>>;

/** A call of the administration, by its operationId. */
export type StaffCall = keyof typeof staffAccess;

/** A call's reach for a role; undefined if the role may not make it. */
export const reachOf = (role: StaffRole, call: StaffCall): Reach | undefined => {
  const reaches: Partial<Record<StaffRole, Reach>> = staffAccess[call];
  return reaches[role];
};

/** Whether a role may make a call. */
export const mayCall = (role: StaffRole, call: StaffCall): boolean =>
  reachOf(role, call) !== undefined;

/** The roles that may make a call. */
export const rolesOfCall = (call: StaffCall): StaffRole[] =>
  staffRoles.filter((role) => mayCall(role, call));

/** The calls that a role may make. */
export const callsOfRole = (role: StaffRole): StaffCall[] =>
  (Object.keys(staffAccess) as StaffCall[]).filter((call) => mayCall(role, call));

/**
 * The calls by which an owner sets up a required second factor, open before it is in effect
 * (PD-87).
 */
const towardsSecondFactor: ReadonlySet<StaffCall> = new Set([
  'admin',
  'ownSecondFactor',
  'beginSecondFactor',
  'confirmSecondFactor',
]);

/** Whether somebody has to set up a second factor before anything else. */
export const needsSecondFactor = (
  { role, secondFactor }: { role: StaffRole; secondFactor: boolean },
  { requireSecondFactor }: { requireSecondFactor: boolean },
): boolean => requireSecondFactor && role === 'owner' && !secondFactor;

/** Whether a call is open before the second factor is set up. */
export const isTowardsSecondFactor = (call: StaffCall): boolean => towardsSecondFactor.has(call);

/** The roles that may make each move of an order, as long as its machine allows the move. */
const staffMoves: Record<OrderMove, Partial<Record<StaffRole, Reach>>> = {
  assign: operations,
  reschedule: operations,
  depart: visitors,
  collect: visitors,
  failVisit: visitors,
  cancel: operations,
  examine: operationsAndLab,
  complete: operationsAndLab,
  rejectSample: operationsAndLab,
};

/** Whether a role may make a move of an order. */
export const mayMove = (role: StaffRole, action: OrderActionName): boolean =>
  action !== 'pay' && role in staffMoves[action];
