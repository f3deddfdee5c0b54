import type { PageQuery } from './pageData.ts';
import {
  faqQuery,
  labTestQuery,
  labTestsQuery,
  none,
  testimonialsQuery,
} from '../home/home.queries.ts';
import { SignUpFlow, TextPages } from './lazyParts.tsx';
import type { LazyPage } from './lazyPage.tsx';
import { paths } from './paths.ts';

/** A page that everybody may see: the server sends it whole. */
export interface PublicPage {
  /** A page that does not come with the app itself, and the module that holds it, for the server to name its files. */
  part?: { page: LazyPage; module: string };
  /** What it shows; the server asks for it and sends it along. */
  // oxlint-disable-next-line typescript/no-explicit-any -- questions of any kind
  questions: { query: PageQuery<any, any>; variables: Record<string, unknown> }[];
}

const home: PublicPage = {
  questions: [labTestsQuery, testimonialsQuery, faqQuery].map((query) => ({
    query,
    variables: none,
  })),
};
const texts: PublicPage = {
  part: { page: TextPages, module: 'account/TextPages.tsx' },
  questions: [],
};
const pages: Record<string, PublicPage> = {
  [paths.signUp]: { part: { page: SignUpFlow, module: 'signUp/SignUpFlow.tsx' }, questions: [] },
  [paths.login]: { questions: [] },
  [paths.home]: home,
  [paths.offers]: texts,
  [paths.help]: texts,
  [paths.terms]: texts,
};

/** The public page at an address, or undefined where the browser has to find out who is there first. */
export function publicPageAt(pathname: string): PublicPage | undefined {
  const path = pathname.toLowerCase();
  const [, id] = /^\/testinfo\/([^/]+)$/i.exec(pathname) ?? [];
  if (id) return { questions: [{ query: labTestQuery, variables: { id: decode(id) } }] };
  return pages[path];
}

/** Whether a page needs nothing but what every page begins with. */
export function comesWithApp(pathname: string): boolean {
  const page = publicPageAt(pathname);
  return page !== undefined && page.part === undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
