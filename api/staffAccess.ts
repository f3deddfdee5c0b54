import type { OrderActionName } from '../machines/order/actions.ts';

/** Roles of the staff, from the one who may do everything to the one who only visits. */
export const staffRoles = ['owner', 'operations', 'lab', 'technician'] as const;
export type StaffRole = (typeof staffRoles)[number];

const everybody: readonly StaffRole[] = staffRoles;
const owner: readonly StaffRole[] = ['owner'];
const office: readonly StaffRole[] = ['owner', 'operations'];
const visitors: readonly StaffRole[] = ['owner', 'operations', 'technician'];
const officeAndLab: readonly StaffRole[] = ['owner', 'operations', 'lab'];

/**
 * Which roles may make each call of the administration, by its operationId (docs/product/roles.md).
 * A route of `access: 'admin'` without a row here does not compile (operation.ts); the web shows what
 * is open to the signed-in role, which `GET admin/me` answers from here.
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

  adminCounters: officeAndLab,
  flowFigures: office,

  adminOrders: officeAndLab,
  visitCounts: officeAndLab,
  moveOrder: officeAndLab,
  rescheduleForCustomer: office,
  technicians: office,
  visits: visitors,
  actOnVisit: visitors,
  visitPhone: visitors,
  uploadReport: officeAndLab,
  uploadItemReport: officeAndLab,
  reportFile: officeAndLab,
  receipt: office,
  creditNote: office,
  adminUsers: office,

  adminTests: office,
  addTest: office,
  changeTest: office,
  adminLabs: office,
  adminLab: office,
  addLab: owner,
  changeLab: owner,
  setLabImage: owner,
  saveLabHours: office,
  saveLabHolidays: office,
  labPrices: office,
  saveLabPrices: owner,
  testsFile: office,
  pricesFile: office,
  importCatalogue: owner,
  importPrices: owner,
  adminOffers: office,
  adminOffer: office,
  adminContents: office,
  adminContent: office,
  previewText: office,
  publishContent: office,
  addOffer: owner,
  changeOffer: owner,
  adminSettings: office,
  saveAdminSettings: office,

  staff: owner,
  inviteStaff: owner,
  withdrawInvitation: owner,
  changeStaffRole: owner,
  removeStaff: owner,
  auditLog: owner,
} as const satisfies Record<string, readonly StaffRole[]>;

/** A call of the administration, by its operationId. */
export type StaffCall = keyof typeof staffAccess;

/** Whether a role may make a call. */
export const mayCall = (role: StaffRole, call: StaffCall): boolean =>
  staffAccess[call].includes(role);

/** The calls that a role may make. */
export const callsOfRole = (role: StaffRole): StaffCall[] =>
  (Object.keys(staffAccess) as StaffCall[]).filter((call) => mayCall(role, call));

/** What an owner without the second factor may do where one is required: set it up (PD-87). */
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

/** Which roles may take which step of an order, of those that its chart allows. */
const staffMoves: Partial<Record<OrderActionName, readonly StaffRole[]>> = {
  assign: office,
  reschedule: office,
  depart: visitors,
  collect: visitors,
  failVisit: visitors,
  cancel: office,
  examine: officeAndLab,
  complete: officeAndLab,
  rejectSample: officeAndLab,
};

/** Whether a role may take a step of an order. */
export const mayMove = (role: StaffRole, action: OrderActionName): boolean =>
  staffMoves[action]?.includes(role) ?? false;
