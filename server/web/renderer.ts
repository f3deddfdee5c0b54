import type { SiteMap } from './crawlers.routes.ts';
import type { Language } from './language.ts';
import type { PageFacts } from './pageHead.ts';

/** Whose shells stand around pages that are not rendered. */
export type Shell = 'customer' | 'admin';

/** A query of a page: a trusted document by its hash. */
export interface PageQuery {
  name: string;
  hash: string;
  variables: Record<string, unknown>;
}

/** What is to be sent at a path. */
export interface Plan {
  shell: Shell;
  /**
   * The path of the web's page as it is spelt here, whatever capitals and escapes it was requested
   * with; undefined where there is no page.
   */
  path: string | undefined;
  /** Present: only whom this query names may see the page. */
  session?: {
    query: PageQuery;
    /** Where others are led, by the answer; null where the page is shown. */
    detourOf(answer: object): string | null;
  };
  /** The language that the path says; undefined: the one that was chosen. */
  language?: Language | undefined;
  /** The page is in no index and no cache. */
  unlisted?: boolean;
  /** The files that the page needs beside the app. */
  modules: readonly string[];
  /** Present: the page is rendered, with the answers to these queries. */
  page?: {
    queries: PageQuery[];
    /**
     * What the page shows besides the answers, by the answer to the session's query; null where it is
     * somebody else's.
     */
    broughtFor?(answer: object): Record<string, unknown> | null;
    /** Present: what a page for everybody shows besides to whom this session's query names. */
    own?: { queries: PageQuery[]; session: NonNullable<Plan['session']> };
  };
}

/** What the web's own build for the server offers (web/server.tsx). */
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
      /** The browser renders the page itself. */
      isShape?: boolean;
    }
  >;
  siteMap?: SiteMap;
}
