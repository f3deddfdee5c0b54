import { ApolloLink } from '@apollo/client';
import { print } from 'graphql';
import type { DocumentNode } from 'graphql';

const hashOf = (document: DocumentNode) =>
  (document as { __meta__?: { hash: string } }).__meta__?.hash;
// While developing, a document may be newer than the list that the running server knows.
const byHash = import.meta.env.PROD;

/** How a document is named in a request: by its hash, which the gateway knows, else by its text. */
export function naming(
  document: DocumentNode,
): { query: string } | { extensions: { persistedQuery: { version: 1; sha256Hash: string } } } {
  const hash = byHash ? hashOf(document) : undefined;
  return hash
    ? { extensions: { persistedQuery: { version: 1, sha256Hash: hash.replace(/^sha256:/, '') } } }
    : { query: print(document) };
}

/** The same where only a text fits: `sha256:…` stands for the document. */
export const namingText = (document: DocumentNode): string =>
  (byHash && hashOf(document)) || print(document);

/** Apollo sends hashes instead of documents. */
export const trustedLink = new ApolloLink((operation, forward) => {
  const named = naming(operation.query);
  if ('extensions' in named) {
    operation.extensions = { ...operation.extensions, ...named.extensions };
    operation.setContext({ http: { includeQuery: false, includeExtensions: true } });
  }
  return forward(operation);
});
