import {
  addressesQuery,
  ordersQuery,
  patientsQuery,
  paymentsQuery,
  reportQuery,
  reportsQuery,
  trackedOrderQuery,
} from './shared/queries.ts';
import { plain } from './shared/route.ts';
import type { Route } from './shared/route.ts';

const ownPage = { access: 'customer' } as const;
const contactChangePage = {
  ...ownPage,
  load: async () => (await import('./contactChange/ContactChangeFlow.tsx')).ContactChangeFlow,
  bottom: 'nothing',
} as const;

/** The customer's part of the table of routes (web/routes.ts): orders, reports, people. */
export const customerRoutes = {
  trackOrder: {
    ...ownPage,
    path: '/trackOrder/:orderId',
    load: async () => (await import('./orders/TrackPage.tsx')).TrackPage,
    modules: ['orders/TrackPage.tsx'],
    ssr: [{ query: trackedOrderQuery, variables: ({ orderId }) => ({ id: orderId }) }],
  },
  orders: {
    ...ownPage,
    path: '/orders',
    load: async () => (await import('./orders/OrdersPage.tsx')).OrdersPage,
    modules: ['orders/OrdersPage.tsx'],
    ssr: [plain(ordersQuery)],
  },
  reports: {
    ...ownPage,
    path: '/reports',
    load: async () => (await import('./orders/ReportsPage.tsx')).ReportsPage,
    modules: ['orders/ReportsPage.tsx'],
    ssr: [plain(reportsQuery)],
  },
  report: {
    ...ownPage,
    path: '/reports/:id',
    load: async () => (await import('./reports/ReportPage.tsx')).ReportPage,
    modules: ['reports/ReportPage.tsx'],
    ssr: [{ query: reportQuery, variables: ({ id }) => ({ id }) }],
  },
  appointments: {
    ...ownPage,
    path: '/appointments',
    load: async () => (await import('./orders/AppointmentsPage.tsx')).AppointmentsPage,
    modules: ['orders/AppointmentsPage.tsx'],
    ssr: [plain(ordersQuery)],
  },
  family: {
    ...ownPage,
    path: '/family',
    load: async () => (await import('./account/FamilyPage.tsx')).FamilyPage,
    modules: ['account/FamilyPage.tsx'],
    ssr: [plain(patientsQuery)],
  },
  payments: {
    ...ownPage,
    path: '/payments',
    load: async () => (await import('./orders/PaymentsPage.tsx')).PaymentsPage,
    modules: ['orders/PaymentsPage.tsx'],
    ssr: [plain(paymentsQuery)],
  },
  address: {
    ...ownPage,
    path: '/address',
    load: async () => (await import('./account/AddressPage.tsx')).AddressPage,
    modules: ['account/AddressPage.tsx'],
    ssr: [plain(addressesQuery)],
  },
  changeNumber: { ...contactChangePage, path: '/changeNumber' },
  changeEmail: { ...contactChangePage, path: '/changeEmail' },
  confirmContact: { ...contactChangePage, path: '/confirmContact' },
} as const satisfies Record<string, Route>;
