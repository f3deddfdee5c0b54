import { print } from 'graphql';
import type { DocumentNode } from 'graphql';

const hashOf = (document: DocumentNode) =>
  (document as { __meta__?: { hash: string } }).__meta__!.hash;
// While developing, a document may be newer than the list that the running server knows.
const byHash = import.meta.env.PROD;

/** How a document is named in a request: by its hash, which the gateway knows, else by its text. */
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

/** The same where only a text fits: `sha256:…` stands for the document. */
export const namingText = (document: DocumentNode): string =>
  byHash ? hashOf(document) : print(document);
