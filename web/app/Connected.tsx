import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { client } from '../shared/apollo.ts';
import { ChakraTheme } from '../shared/theme/ChakraTheme.tsx';

/** What pages need that query the gateway themselves: Apollo, and all of Chakra's recipes. */
export function Connected({ children }: { children: ReactNode }) {
  return (
    <ApolloProvider client={client}>
      <ChakraTheme>{children}</ChakraTheme>
    </ApolloProvider>
  );
}
