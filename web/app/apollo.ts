import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  HttpLink,
  InMemoryCache,
} from '@apollo/client';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { tap } from 'rxjs';
import type { Failure } from '../../machines/failure.ts';
import { trustedLink } from './trusted.ts';
import { tellUnauthenticated } from './unauthenticated.ts';

/** Notices answers that say 'nobody is logged in'. */
const authenticationLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ errors }) => {
      if (errors?.some((error) => error.extensions?.code === 'UNAUTHENTICATED'))
        tellUnauthenticated();
    }),
  ),
);

/** The one Apollo client. Uploads go as multipart, so its header tells the gateway that this is no simple form. */
export const client = new ApolloClient({
  link: ApolloLink.from([
    trustedLink,
    authenticationLink,
    new HttpLink({
      uri: '/graphql',
      credentials: 'same-origin',
      headers: { 'apollo-require-preflight': 'true' },
    }),
  ]),
  cache: new InMemoryCache({
    typePolicies: {
      Order: { fields: { events: { merge: false }, availableActions: { merge: false } } },
    },
  }),
  devtools: { enabled: false },
});

const unreachable = 'We cannot reach the service. Please check your connection and try again.';

/** What went wrong, with the service's own message and code (decisions 46); what is a failure already stays one. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Error && typeof (error as Failure).code === 'string') return error;
  if (CombinedGraphQLErrors.is(error)) {
    const first = error.errors[0];
    return Object.assign(new Error(first?.message), {
      code: first?.extensions?.code as string | undefined,
    });
  }
  return Object.assign(new Error(unreachable), { code: 'UNREACHABLE', cause: error });
}

/** Asks once, past the cache; rejects with a {@link Failure}. */
export async function ask<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  context: Record<string, unknown> = {},
): Promise<Data> {
  const { data } = await client
    .query<Data, Variables>({
      query,
      variables,
      context,
      fetchPolicy: 'network-only',
    } as Parameters<typeof client.query<Data, Variables>>[0])
    .catch((error: unknown) => {
      throw failureOf(error);
    });
  return data as Data;
}

/** Tells once; rejects with a {@link Failure}. */
export async function tell<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data } = await client
    .mutate<Data, Variables>({ mutation, variables } as Parameters<
      typeof client.mutate<Data, Variables>
    >[0])
    .catch((error: unknown) => {
      throw failureOf(error);
    });
  return data as Data;
}
