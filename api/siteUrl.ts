import type { Config } from '../server/shared/config.ts';

/** Where people reach the product, for links in messages: no header of a request is asked. */
export const siteUrl = ({ publicUrl, host, port }: Config): string =>
  publicUrl ?? `http://${host}:${port}`;
