import { adminRoutes } from './adminRoutes.ts';
import { bookingRoutes } from './bookingRoutes.ts';
import { pageTitles } from './copy/shell.ts';
import { customerRoutes } from './customerRoutes.ts';
import type { LabTestQuery } from './generated/graphql.ts';
import {
  bannerQuery,
  bookingDraftsQuery,
  faqQuery,
  homeQuery,
  labTestQuery,
  labTestsQuery,
  offersQuery,
  ownOffersQuery,
  packagesQuery,
  testimonialsQuery,
} from './shared/queries.ts';
import { homeVariables } from './shared/homeVariables.ts';
import { reminderRoutes } from './reminderRoutes.ts';
import { plain } from './shared/route.ts';
import type { Route } from './shared/route.ts';
import { textPage, textRoutes } from './textRoutes.ts';

const nameIn = (answer: unknown) => (answer as LabTestQuery | undefined)?.labTest.name ?? '';

const signUpPage = {
  load: async () => (await import('./signUp/SignUpFlow.tsx')).SignUpFlow,
  within: ['signUp'],
  modules: ['signUp/SignUpFlow.tsx'],
  access: 'everyone',
  bottom: 'nothing',
  chatOnPhone: false,
  next: ['codeStep'],
} as const;
const passwordResetPage = {
  load: async () => (await import('./passwordReset/PasswordResetFlow.tsx')).PasswordResetFlow,
  access: 'everyone',
  bottom: 'nothing',
} as const;
/**
 * The one table of the product's URLs. The router, titles, server rendering and 404 answers,
 * prefetching, bars and the sitemap are derived from it; links come from `paths` (web/paths.ts).
 */
export const routes = {
  signUp: {
    ...signUpPage,
    path: '/',
    ssr: [],
    title: () => pageTitles.signUp,
    sitemap: true,
  },
  mobile: { ...signUpPage, path: '/mobileNo' },
  verifyOtp: { ...signUpPage, path: '/verifyOtp' },
  login: {
    path: '/login',
    load: async () => (await import('./signIn/LoginPage.tsx')).LoginPage,
    modules: ['signIn/LoginPage.tsx'],
    access: 'everyone',
    ssr: [],
    title: () => pageTitles.login,
    next: ['codeStep'],
    bottom: 'nothing',
    sitemap: true,
  },
  forgotPassword: { ...passwordResetPage, path: '/ForgotPassword' },
  resetPassword: { ...passwordResetPage, path: '/resetPassword' },
  home: {
    path: '/home',
    load: async () => (await import('./app/HomeWithResume.tsx')).HomeWithResume,
    modules: ['app/HomeWithResume.tsx'],
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
    title: () => pageTitles.home,
    next: ['findTest', 'testInfo', 'testText'],
    footer: true,
    sitemap: true,
  },
  testInfo: {
    path: '/testinfo/:id',
    load: async () => (await import('./catalogue/TestInfoPage.tsx')).TestInfoPage,
    modules: ['catalogue/TestInfoPage.tsx'],
    access: 'everyone',
    ssr: [{ query: labTestQuery, variables: ({ id }) => ({ id }) }],
    own: [plain(ownOffersQuery)],
    title: ([answer]) => nameIn(answer) || undefined,
    next: ['addPatient'],
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
  ...customerRoutes,
  ...reminderRoutes,
  sharedReport: {
    path: '/sharedReport',
    load: async () => (await import('./reports/SharedReportPage.tsx')).SharedReportPage,
    access: 'everyone',
    unlisted: true,
    bottom: 'nothing',
  },
  offers: {
    ...textPage,
    path: '/offers',
    load: async () => (await import('./account/OffersPage.tsx')).OffersPage,
    modules: ['account/OffersPage.tsx'],
    ssr: [plain(offersQuery)],
    own: [plain(ownOffersQuery)],
    title: async () => (await import('./copy/offers.ts')).offersCopy.title,
  },
  ...textRoutes,
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
