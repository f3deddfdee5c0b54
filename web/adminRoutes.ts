import type { Route } from './shared/route.ts';

const adminPage = { access: 'admin' } as const;
type AdminPageName = keyof typeof import('./admin/adminPages.ts').adminPages;
/**
 * The administration's pages are in a chunk of their own, so that customers' first load is without
 * them.
 */
const adminRoute = <const Path extends string>(path: Path, name: AdminPageName) => ({
  ...adminPage,
  path,
  load: async () => (await import('./admin/adminPages.ts')).adminPages[name](),
});

/** The administration's part of the table of routes (web/routes.ts). */
export const adminRoutes = {
  admin: adminRoute('/admin', 'DashboardPage'),
  adminDay: adminRoute('/admin/day', 'DayPage'),
  adminCalls: adminRoute('/admin/calls', 'CallsPage'),
  adminAddTest: adminRoute('/admin/add-test', 'AddTestPage'),
  adminTests: adminRoute('/admin/tests', 'AdminTestsPage'),
  adminTest: adminRoute('/admin/tests/:id', 'AdminTestPage'),
  adminParameters: adminRoute('/admin/tests/:id/parameters', 'ParametersPage'),
  adminReport: adminRoute('/admin/reports/:id', 'ValuesPage'),
  adminImportTests: adminRoute('/admin/import-tests', 'ImportTestsPage'),
  adminLabs: adminRoute('/admin/labs', 'AdminLabsPage'),
  adminAddLab: adminRoute('/admin/add-lab', 'AddLabPage'),
  adminLab: adminRoute('/admin/labs/:id', 'AdminLabPage'),
  adminLabPrices: adminRoute('/admin/labs/:id/prices', 'LabPricesPage'),
  adminOffers: adminRoute('/admin/offers', 'AdminOffersPage'),
  adminAddOffer: adminRoute('/admin/add-offer', 'AddOfferPage'),
  adminOffer: adminRoute('/admin/offers/:code', 'AdminOfferPage'),
  adminContents: adminRoute('/admin/content', 'ContentsPage'),
  adminContent: adminRoute('/admin/content/:kind', 'ContentPage'),
  adminReports: adminRoute('/admin/reports', 'AdminReportsPage'),
  adminAppointments: adminRoute('/admin/appointments', 'AdminAppointmentsPage'),
  adminUsers: adminRoute('/admin/users', 'AdminUsersPage'),
  adminSettings: adminRoute('/admin/settings', 'SettingsPage'),
  adminStaff: adminRoute('/admin/staff', 'StaffPage'),
  adminAudit: adminRoute('/admin/audit', 'AuditPage'),
  adminAccount: adminRoute('/admin/account', 'OwnAccountPage'),
} as const satisfies Record<string, Route>;
