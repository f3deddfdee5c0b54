import { print } from 'graphql';
import type { DocumentNode } from 'graphql';
import texts from '../generated/persisted-documents.json' with { type: 'json' };

/** A document as it is sent: its operation's name, and the hash under which the gateway knows its text. */
export interface NamedDocument<Data, Variables> {
  __apiType?: (variables: Variables) => Data;
}
interface Meta {
  hash: string;
  name: string;
  operation: 'query' | 'mutation' | 'subscription';
}
type AnyDocument = NamedDocument<unknown, never>;

/** What code generation says of a document. */
export const metaOf = (document: AnyDocument): Meta =>
  (document as unknown as { __meta__: Meta }).__meta__;

/** Apollo's documents have their syntax trees; of the others the text is in the list. */
function textOf(document: AnyDocument): string {
  return 'definitions' in document
    ? print(document as unknown as DocumentNode)
    : (texts as Record<string, string>)[metaOf(document).hash]!;
}

/**
 * How a document is named in a request: by its hash, which the gateway knows. While developing, it may be
 * newer than the list that the running server knows, so its text is sent.
 */
export const naming = (
  document: AnyDocument,
): { query: string } | { extensions: { persistedQuery: { version: 1; sha256Hash: string } } } =>
  import.meta.env.PROD
    ? {
        extensions: {
          persistedQuery: { version: 1, sha256Hash: metaOf(document).hash.replace(/^sha256:/, '') },
        },
      }
    : { query: textOf(document) };

/** The same where only a text fits: `sha256:…` stands for the document. */
export const namingText = (document: AnyDocument): string =>
  import.meta.env.PROD ? metaOf(document).hash : textOf(document);
