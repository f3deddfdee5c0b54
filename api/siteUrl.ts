import type { Config } from '../server/shared/config.ts';

/** The product's URL, for links in messages; never taken from a request's headers. */
export const siteUrl = ({ publicUrl, host, port }: Config): string =>
  publicUrl ?? `http://${host}:${port}`;
