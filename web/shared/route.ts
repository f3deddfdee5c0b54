import type { ComponentType } from 'react';
import type { PageQuery } from './pageData.ts';
import type { LegalTextName } from '../generated/graphql.ts';
import { legalTextQuery, none } from './queries.ts';

/** Fetches the code of a page. Routes that name the same one share the page between them. */
export type PageLoader = () => Promise<ComponentType>;

/** What of a path is different for each test or order. */
export type PathParams = Record<string, string>;

/** A query of a page that the server renders, with its variables. */
export interface RouteQuery {
  // oxlint-disable-next-line typescript/no-explicit-any -- queries of any kind
  query: PageQuery<any, any>;
  /** `search` is what the URL says behind its question mark. */
  variables(params: PathParams, search: URLSearchParams): Record<string, unknown>;
}

/** A query without variables, or with the same ones at each visit. */
// oxlint-disable-next-line typescript/no-explicit-any -- queries of any kind
export const plain = (query: PageQuery<any, any>, variables: object = none): RouteQuery => ({
  query,
  variables: () => variables as Record<string, unknown>,
});

/** A text that the staff publish: the newest version, or the one that the path names; none has the number 0. */
export const versionOf = (name: LegalTextName): RouteQuery => ({
  query: legalTextQuery,
  variables: ({ version }) => ({
    name,
    ...(version && { version: /^\d{1,6}$/.test(version) ? Number(version) : 0 }),
  }),
});

/** Everything that the product knows about an address of the web (web/routes.ts). */
export interface Route {
  /** As links spell it; it matches whatever its case (PD-17). */
  path: string;
  load: PageLoader;
  /** The files of `load` and of what it stands in, for the browser to fetch them with the page. */
  modules?: readonly string[];
  /** Those that it needs besides where it comes rendered by the draft (`byDraft`). */
  renderedModules?: readonly string[];
  /** And those that it needs where it does not: they query what it shows first. */
  queryModules?: readonly string[];
  /** What the page stands in; fetched with it. */
  within?: readonly ('apollo' | 'booking' | 'signUp')[];
  /** Who may see it (PD-2, PD-3); `verified`: a customer whose mobile number is proved. */
  access: 'everyone' | 'customer' | 'verified' | 'admin';
  /**
   * Present: the server sends the page rendered, with the answers to these queries; where a session
   * is needed, with who it is.
   */
  ssr?: readonly RouteQuery[];
  /** Whether the server renders it where the browser's cookie says what is being booked. */
  byDraft?: true;
  /**
   * Present on a page for everybody that the server renders: what it shows besides to whom is logged
   * in. For them it is rendered for each request.
   */
  own?: readonly RouteQuery[];
  /**
   * The document's title before any script runs, made of the answers in the order of `ssr`; absent:
   * the product's own.
   */
  title?: (answers: readonly unknown[]) => string | undefined | Promise<string>;
  /** What is shown of it while its code or its first answer comes; absent: the product's name. */
  shape?: { heading: () => string; milestone?: number };
  /** What is fetched while this page is read: routes by name, or parts (web/app/prefetch.ts). */
  next?: readonly string[];
  /** What stands at the bottom on a phone: the links (absent), a bar of the page's own, or nothing. */
  bottom?: 'ownBar' | 'nothing';
  /** False: on a phone the assistant's button would lie on what is to be pressed. */
  chatOnPhone?: false;
  /** Whether the foot of public pages stands below it. */
  footer?: true;
  /** What it shows depends on the secret behind its #: it is in no index and no cache, and names itself to no other site. */
  unlisted?: true;
  /** Whose header it has: the staff's, though nobody is logged in yet, or (absent) the customers'. */
  shell?: 'admin';
  /** Whether it is in the sitemap. */
  sitemap?: true;
}
