import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { client } from './apollo.ts';
import { RichStyles } from './theme/RichStyles.tsx';

/** What pages need that ask the gateway themselves: Apollo, and the recipes of everything. */
export function Connected({ children }: { children: ReactNode }) {
  return (
    <ApolloProvider client={client}>
      <RichStyles>{children}</RichStyles>
    </ApolloProvider>
  );
}
