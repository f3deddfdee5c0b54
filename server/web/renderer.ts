import type { SiteMap } from './crawlers.routes.ts';
import type { Language } from './language.ts';
import type { PageFacts } from './pageHead.ts';

/** The shells that surround pages which are not rendered. */
export type Shell = 'customer' | 'admin';

/** A query of a page: a trusted document by its hash. */
export interface PageQuery {
  name: string;
  hash: string;
  variables: Record<string, unknown>;
}

/** What to send for a path. */
export interface Plan {
  shell: Shell;
  /**
   * The page's canonical path, whatever the capitals and escapes of the request; undefined if there
   * is no such page.
   */
  path: string | undefined;
  /** Present if only people that this query identifies may see the page. */
  session?: {
    query: PageQuery;
    /** The redirect for the query's answer; null if the page may be shown. */
    detourOf(answer: object): string | null;
  };
  /** The language of the path; undefined if the visitor's choice applies. */
  language?: Language | undefined;
  /** Whether the page is neither indexed nor cached. */
  unlisted?: boolean;
  /** The files that the page needs in addition to the app. */
  modules: readonly string[];
  /** Present if the page is rendered, with the answers to these queries. */
  page?: {
    queries: PageQuery[];
    /**
     * Further data of the page, from the answer to the session's query; null if the data is
     * somebody else's.
     */
    broughtFor?(answer: object): Record<string, unknown> | null;
    /** Present if a public page also shows data to people that this session's query identifies. */
    own?: { queries: PageQuery[]; session: NonNullable<Plan['session']> };
  };
}

/** The interface of the web's server build (web/server.tsx). */
export interface Renderer {
  /** A path in each shell. */
  shells: Record<Shell, string>;
  planOf(pathname: string, search: string, cookies: string | undefined): Promise<Plan>;
  /** The path of a public page in each language. */
  pathsOf(path: string): Record<Language, string>;
  answerKey(name: string, variables: object): string;
  render(
    pathname: string,
    answers: Record<string, unknown>,
    language: Language,
    url: string | undefined,
  ): Promise<
    PageFacts & {
      html: string;
      answers: Record<string, unknown>;
      /** Whether the browser renders the page itself. */
      isShape?: boolean;
    }
  >;
  siteMap?: SiteMap;
}
