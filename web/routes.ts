import { adminRoutes } from './adminRoutes.ts';
import { bookingRoutes } from './bookingRoutes.ts';
import { authCopy } from './copy/auth.ts';
import { homeCopy } from './copy/home.ts';
import type { LabTestQuery, LegalTextName } from './generated/graphql.ts';
import {
  addressesQuery,
  bannerQuery,
  bookingDraftsQuery,
  faqQuery,
  homeQuery,
  labTestQuery,
  labTestsQuery,
  offersQuery,
  ordersQuery,
  ownOffersQuery,
  packagesQuery,
  patientsQuery,
  paymentsQuery,
  reportQuery,
  reportsQuery,
  testimonialsQuery,
  trackedOrderQuery,
} from './shared/queries.ts';
import { homeVariables } from './shared/homeVariables.ts';
import { reminderRoutes } from './reminderRoutes.ts';
import { plain, versionOf } from './shared/route.ts';
import type { Route } from './shared/route.ts';

/** Not every page begins with these texts. */
const accountCopy = async () => (await import('./copy/account.ts')).accountCopy;

const nameIn = (answer: unknown) => (answer as LabTestQuery | undefined)?.labTest.name ?? '';

const signUpPage = {
  load: async () => (await import('./signUp/SignUpFlow.tsx')).SignUpFlow,
  within: ['signUp'],
  modules: ['signUp/SignUpFlow.tsx'],
  access: 'everyone',
  bottom: 'nothing',
  chatOnPhone: false,
  next: ['codeStep', 'toasts'],
} as const;
const passwordResetPage = {
  load: async () => (await import('./passwordReset/PasswordResetFlow.tsx')).PasswordResetFlow,
  access: 'everyone',
  bottom: 'nothing',
} as const;
const textPage = {
  load: async () => (await import('./account/HelpPage.tsx')).HelpPage,
  modules: ['account/HelpPage.tsx'],
  access: 'everyone',
  ssr: [],
  footer: true,
  sitemap: true,
} as const;
const legalPage = (name: LegalTextName) => ({
  ...textPage,
  ssr: [versionOf(name)],
  title: async () => (await import('./copy/legal.ts')).legalCopy.titles[name],
});
const termsPage = {
  ...legalPage('TERMS'),
  load: async () => (await import('./legal/TermsPage.tsx')).TermsPage,
  modules: ['legal/TermsPage.tsx'],
} as const;
const privacyPage = {
  ...legalPage('PRIVACY'),
  load: async () => (await import('./legal/PrivacyPage.tsx')).PrivacyPage,
  modules: ['legal/PrivacyPage.tsx'],
} as const;
const ownPage = { access: 'customer' } as const;
const contactChangePage = {
  ...ownPage,
  load: async () => (await import('./contactChange/ContactChangeFlow.tsx')).ContactChangeFlow,
  bottom: 'nothing',
} as const;

/**
 * Every address of the product, once (product 2). The router, titles, what the server renders and
 * answers 404 to, prefetching, bars and the sitemap are made from it; links from `paths`
 * (web/paths.ts).
 */
export const routes = {
  signUp: {
    ...signUpPage,
    path: '/',
    ssr: [],
    title: () => authCopy.signUp.title,
    sitemap: true,
  },
  mobile: { ...signUpPage, path: '/mobileNo' },
  verifyOtp: { ...signUpPage, path: '/verifyOtp' },
  login: {
    path: '/login',
    access: 'everyone',
    ssr: [],
    title: () => authCopy.login.title,
    next: ['toasts', 'codeStep'],
    bottom: 'nothing',
    sitemap: true,
  },
  forgotPassword: { ...passwordResetPage, path: '/ForgotPassword' },
  resetPassword: { ...passwordResetPage, path: '/resetPassword' },
  home: {
    path: '/home',
    access: 'everyone',
    ssr: [
      plain(labTestsQuery),
      plain(packagesQuery),
      plain(testimonialsQuery),
      plain(faqQuery),
      plain(bannerQuery),
      plain(offersQuery),
    ],
    own: [
      { query: homeQuery, variables: (_, search) => homeVariables(search) },
      plain(ownOffersQuery),
      plain(bookingDraftsQuery),
    ],
    title: () => homeCopy.title,
    next: ['findTest', 'toasts', 'testText', 'addPatient', 'chat'],
    footer: true,
    sitemap: true,
  },
  testInfo: {
    path: '/testinfo/:id',
    access: 'everyone',
    ssr: [{ query: labTestQuery, variables: ({ id }) => ({ id }) }],
    own: [plain(ownOffersQuery)],
    title: ([answer]) => nameIn(answer) || undefined,
    next: ['addPatient', 'toasts'],
    bottom: 'ownBar',
  },
  compare: {
    path: '/compare/:first/:second',
    load: async () => (await import('./catalogue/ComparePage.tsx')).ComparePage,
    modules: ['catalogue/ComparePage.tsx'],
    access: 'everyone',
    ssr: [
      { query: labTestQuery, variables: ({ first }) => ({ id: first }) },
      { query: labTestQuery, variables: ({ second }) => ({ id: second }) },
    ],
    own: [plain(ownOffersQuery)],
    title: (answers) => answers.map(nameIn).filter(Boolean).join(' – '),
    footer: true,
  },
  ...bookingRoutes,
  ...reminderRoutes,
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
  sharedReport: {
    path: '/sharedReport',
    load: async () => (await import('./reports/SharedReportPage.tsx')).SharedReportPage,
    within: ['apollo'],
    access: 'everyone',
    unlisted: true,
    bottom: 'nothing',
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
  offers: {
    ...textPage,
    path: '/offers',
    load: async () => (await import('./account/OffersPage.tsx')).OffersPage,
    modules: ['account/OffersPage.tsx'],
    ssr: [plain(offersQuery)],
    own: [plain(ownOffersQuery)],
    title: async () => (await import('./copy/offers.ts')).offersCopy.title,
  },
  help: { ...textPage, path: '/help', title: async () => (await accountCopy()).texts.help.title },
  terms: { ...termsPage, path: '/terms' },
  termsVersion: { ...termsPage, path: '/terms/:version', sitemap: undefined },
  privacy: { ...privacyPage, path: '/privacy' },
  privacyVersion: { ...privacyPage, path: '/privacy/:version', sitemap: undefined },
  adminLogin: {
    path: '/adminLogin',
    load: async () => (await import('./signIn/adminLogin.ts')).adminLoginPage(),
    access: 'everyone',
    shell: 'admin',
    bottom: 'nothing',
  },
  staffInvitation: {
    path: '/adminInvitation',
    load: async () => (await import('./admin/invitation.ts')).invitationPage(),
    within: ['apollo'],
    access: 'everyone',
    shell: 'admin',
    bottom: 'nothing',
  },
  ...adminRoutes,
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
