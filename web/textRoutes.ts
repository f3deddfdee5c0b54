import type { LegalTextName } from './generated/graphql.ts';
import { versionOf } from './shared/route.ts';
import type { Route } from './shared/route.ts';

export const textPage = {
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

/** The part of the table of routes (web/routes.ts) with public texts. */
export const textRoutes = {
  help: {
    ...textPage,
    path: '/help',
    title: async () => (await import('./copy/account.ts')).accountCopy.texts.help.title,
  },
  terms: { ...termsPage, path: '/terms' },
  termsVersion: { ...termsPage, path: '/terms/:version', sitemap: undefined },
  privacy: { ...privacyPage, path: '/privacy' },
  privacyVersion: { ...privacyPage, path: '/privacy/:version', sitemap: undefined },
} as const satisfies Record<string, Route>;
