import type { Mutation, Query } from '../../machines/generated/schema.ts';
import type { RouteName } from '../routes.ts';

/** The name of an operation that only some roles of the staff may call. */
export type Call = keyof Query | keyof Mutation;

type Named<Name> = Name extends `admin${string}` ? Name : never;
export type AdminRouteName = Exclude<Named<RouteName>, 'adminLogin'>;

/**
 * The call that each page depends on: the page is shown to those whom the service permits the call
 * (api/staffAccess.ts, through `admin.calls`).
 */
export const pageCalls = {
  admin: 'adminCounters',
  adminDay: 'visits',
  adminCalls: 'doctorCalls',
  adminAddTest: 'addTest',
  adminTests: 'adminTests',
  adminTest: 'changeTest',
  adminImportTests: 'importCatalogue',
  adminLabs: 'adminLabs',
  adminAddLab: 'addLab',
  adminLab: 'adminLab',
  adminLabPrices: 'labPrices',
  adminOffers: 'adminOffers',
  adminAddOffer: 'addOffer',
  adminOffer: 'adminOffer',
  adminContents: 'adminContents',
  adminContent: 'adminContent',
  adminReport: 'reportEntry',
  adminParameters: 'testParameters',
  adminReports: 'adminOrders',
  adminAppointments: 'adminOrders',
  adminUsers: 'adminUsers',
  adminSettings: 'adminSettings',
  adminStaff: 'staff',
  adminAudit: 'auditLog',
  adminAccount: 'ownSecondFactor',
} as const satisfies Record<AdminRouteName, Call>;
