import { print } from 'graphql';
import type { DocumentNode } from 'graphql';

const hashOf = (document: DocumentNode) =>
  (document as { __meta__?: { hash: string } }).__meta__!.hash;
// In development a document may be newer than the running server's list.
const byHash = import.meta.env.PROD;

/** How a request identifies a document: by a hash that the gateway knows, else by its text. */
export const naming = (
  document: DocumentNode,
): { query: string } | { extensions: { persistedQuery: { version: 1; sha256Hash: string } } } =>
  byHash
    ? {
        extensions: {
          persistedQuery: { version: 1, sha256Hash: hashOf(document).replace(/^sha256:/, '') },
        },
      }
    : { query: print(document) };

/** The same as a single text: `sha256:…` stands for the document. */
export const namingText = (document: DocumentNode): string =>
  byHash ? hashOf(document) : print(document);
