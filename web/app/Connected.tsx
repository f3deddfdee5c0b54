import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { client } from '../shared/apollo.ts';
import { ChakraTheme } from '../shared/theme/ChakraTheme.tsx';

/** What pages need that ask the gateway themselves: Apollo, and the recipes of everything. */
export function Connected({ children }: { children: ReactNode }) {
  return (
    <ApolloProvider client={client}>
      <ChakraTheme>{children}</ChakraTheme>
    </ApolloProvider>
  );
}
