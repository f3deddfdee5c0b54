import { existsSync, readFileSync } from 'node:fs';

/** The documents of the web and the flow page by their SHA-256, as code generation listed them. */
export interface TrustedDocuments {
  textOf(hash: string): string | undefined;
}

const lists = ['web', 'web/admin', 'devtools'].map(
  (folder) => new URL(`../../${folder}/generated/persisted-documents.json`, import.meta.url),
);

/** Every listed document, with its hash. */
export const listedDocuments = (files: readonly URL[] = lists): [hash: string, text: string][] =>
  files
    .filter((file) => existsSync(file))
    .flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
    )
    .map(([hash, text]) => [hash.replace(/^sha256:/, ''), text]);

/** Reads the lists that code generation wrote. */
export function readTrustedDocuments(files: readonly URL[] = lists): TrustedDocuments {
  const byHash = new Map(listedDocuments(files));
  return { textOf: (hash) => byHash.get(hash) };
}

/**
 * The hash that a request names instead of sending a document (the protocol of Apollo's persisted
 * queries), or undefined.
 */
export function namedHash(extensions: unknown): string | undefined {
  const { persistedQuery } = (extensions ?? {}) as { persistedQuery?: { sha256Hash?: unknown } };
  return typeof persistedQuery?.sha256Hash === 'string' ? persistedQuery.sha256Hash : undefined;
}
