import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { client } from '../shared/apollo.ts';

/** Provides the Apollo client for pages that query the gateway themselves. */
export function Connected({ children }: { children: ReactNode }) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
