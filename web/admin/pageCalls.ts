import type { Mutation, Query } from '../../machines/generated/schema.ts';
import type { RouteName } from '../routes.ts';

/** A call that only some roles of the staff may make, by the name of its operation. */
export type Call = keyof Query | keyof Mutation;

type Named<Name> = Name extends `admin${string}` ? Name : never;
/** A page of the administration. */
export type AdminRouteName = Exclude<Named<RouteName>, 'adminLogin'>;

/**
 * The call that each page is for: it is shown to whom the service lets make it
 * (api/staffAccess.ts, by way of `admin.calls`).
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
