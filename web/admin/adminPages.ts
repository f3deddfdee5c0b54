import type { PageLoader } from '../shared/route.ts';

/** The administration's pages by their names. */
export const adminPages = {
  DashboardPage: async () => (await import('./DashboardPage.tsx')).DashboardPage,
  DayPage: async () => (await import('./day/DayPage.tsx')).DayPage,
  CallsPage: async () => (await import('./calls/CallsPage.tsx')).CallsPage,
  AddTestPage: async () => (await import('./AddTestPage.tsx')).AddTestPage,
  AdminTestsPage: async () => (await import('./AdminTestsPage.tsx')).AdminTestsPage,
  AdminTestPage: async () => (await import('./AdminTestPage.tsx')).AdminTestPage,
  ImportTestsPage: async () =>
    (await import('./catalogueFile/ImportTestsPage.tsx')).ImportTestsPage,
  ParametersPage: async () => (await import('./parameters/ParametersPage.tsx')).ParametersPage,
  ValuesPage: async () => (await import('./values/ValuesPage.tsx')).ValuesPage,
  AdminLabsPage: async () => (await import('./labs/AdminLabsPage.tsx')).AdminLabsPage,
  AddLabPage: async () => (await import('./labs/AddLabPage.tsx')).AddLabPage,
  AdminLabPage: async () => (await import('./labs/AdminLabPage.tsx')).AdminLabPage,
  LabPricesPage: async () => (await import('./labs/LabPricesPage.tsx')).LabPricesPage,
  AdminOffersPage: async () => (await import('./offers/AdminOffersPage.tsx')).AdminOffersPage,
  AddOfferPage: async () => (await import('./offers/AddOfferPage.tsx')).AddOfferPage,
  AdminOfferPage: async () => (await import('./offers/AdminOfferPage.tsx')).AdminOfferPage,
  ContentsPage: async () => (await import('./content/ContentsPage.tsx')).ContentsPage,
  ContentPage: async () => (await import('./content/ContentPage.tsx')).ContentPage,
  AdminReportsPage: async () => (await import('./AdminOrdersPage.tsx')).AdminReportsPage,
  AdminAppointmentsPage: async () => (await import('./AdminOrdersPage.tsx')).AdminAppointmentsPage,
  AdminUsersPage: async () => (await import('./AdminUsersPage.tsx')).AdminUsersPage,
  StaffPage: async () => (await import('./staff/StaffPage.tsx')).StaffPage,
  AuditPage: async () => (await import('./staff/AuditPage.tsx')).AuditPage,
  OwnAccountPage: async () => (await import('./staff/OwnAccountPage.tsx')).OwnAccountPage,
  SettingsPage: async () => (await import('./SettingsPage.tsx')).SettingsPage,
} as const satisfies Record<string, PageLoader>;
