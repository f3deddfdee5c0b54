import type { ComponentType } from 'react';
import type { PageQuery } from './pageData.ts';
import type { LegalTextName } from '../generated/graphql.ts';
import { legalTextQuery, none } from './queries.ts';

/** Fetches the code of a page. Routes with the same loader share one page. */
export type PageLoader = () => Promise<ComponentType>;

/** The parameters of a path, such as the id of a test or order. */
export type PathParams = Record<string, string>;

/** A query of a page that the server renders, with its variables. */
export interface RouteQuery {
  // oxlint-disable-next-line typescript/no-explicit-any -- queries of any kind
  query: PageQuery<any, any>;
  /** `search` is the query part of the URL. */
  variables(params: PathParams, search: URLSearchParams): Record<string, unknown>;
}

/** A query without variables, or with constant ones. */
// oxlint-disable-next-line typescript/no-explicit-any -- queries of any kind
export const plain = (query: PageQuery<any, any>, variables: object = none): RouteQuery => ({
  query,
  variables: () => variables as Record<string, unknown>,
});

/**
 * The query for a text that the staff publish: the newest version, or the one in the path; an
 * invalid version becomes 0, which does not exist.
 */
export const versionOf = (name: LegalTextName): RouteQuery => ({
  query: legalTextQuery,
  variables: ({ version }) => ({
    name,
    ...(version && { version: /^\d{1,6}$/.test(version) ? Number(version) : 0 }),
  }),
});

/** Everything that the product knows about one URL of the web (web/routes.ts). */
export interface Route {
  /** The spelling used in links; it matches regardless of case (PD-17). */
  path: string;
  load: PageLoader;
  /**
   * The source files of `load` and of its providers, for the browser to preload them with the page.
   */
  modules?: readonly string[];
  /** Further source files needed if the server renders the page from the draft (`byDraft`). */
  renderedModules?: readonly string[];
  /** Further source files needed if it does not: they query the page's first data. */
  queryModules?: readonly string[];
  /** The providers of the page; fetched with it. */
  within?: readonly ('apollo' | 'booking' | 'signUp')[];
  /** Who may see it (PD-2, PD-3); `verified`: a customer whose mobile number is verified. */
  access: 'everyone' | 'customer' | 'verified' | 'admin';
  /**
   * If present, the server renders the page with the answers to these queries; if a session is
   * required, with its user.
   */
  ssr?: readonly RouteQuery[];
  /** Whether the server renders it if the browser's cookie contains a draft. */
  byDraft?: true;
  /**
   * On a server-rendered public page: the queries for what it also shows to a customer. For them it
   * is rendered for each request.
   */
  own?: readonly RouteQuery[];
  /**
   * The document's title before any script runs, from the answers in the order of `ssr`; absent:
   * the product's own.
   */
  title?: (answers: readonly unknown[]) => string | undefined | Promise<string>;
  /** Its placeholder while its code or its first answer is loaded; absent: the product's name. */
  shape?: { heading: () => string; milestone?: number };
  /** What to prefetch while this page is read: routes by name, or parts (web/app/prefetch.ts). */
  next?: readonly string[];
  /** The bottom of the page on a phone: the links (absent), a bar of the page's own, or nothing. */
  bottom?: 'ownBar' | 'nothing';
  /** False if on a phone the assistant's button would cover other controls. */
  chatOnPhone?: false;
  /** Whether it has the footer of public pages. */
  footer?: true;
  /**
   * Its content depends on the secret after the #, so it is not indexed or cached, and sends no
   * referrer.
   */
  unlisted?: true;
  /**
   * Which header it has: the staff's, though nobody is logged in yet, or (absent) the customers'.
   */
  shell?: 'admin';
  /** Whether it is in the sitemap. */
  sitemap?: true;
}
