import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  HttpLink,
  InMemoryCache,
} from '@apollo/client';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { from, map, of, switchMap, tap } from 'rxjs';
import { messageOf } from '../../machines/failure.ts';
import type { Failure } from '../../machines/failure.ts';
import { notices } from '../../machines/notices.ts';
import type { Message } from '../../machines/notices.ts';
import { inPageLanguage } from '../copy/language.ts';
import { lostAnswersLink } from './lostAnswers.ts';
import { isStaffRefusal, loggedInAgain } from './staffLogin.ts';
import { trustedLink } from './trusted.ts';
import { currentCustomer, notifySessionChange } from './sessionChange.ts';

/** Says for whom is written, and notices answers that mean 'not logged in' or 'somebody else'. */
const authenticationLink = new ApolloLink((operation, forward) => {
  const customer = currentCustomer();
  if (customer !== null)
    operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
      headers: { ...headers, 'assay-customer': customer },
    }));
  return forward(operation).pipe(
    tap(({ errors }) => {
      if (
        errors?.some(
          ({ extensions }) =>
            extensions?.code === 'UNAUTHENTICATED' || extensions?.reason === 'SESSION_OTHER',
        )
      )
        notifySessionChange();
    }),
  );
});

/** What the staff is refused because their session has ended is sent again after another login. */
const staffLoginLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    switchMap((result) => {
      if (!result.errors?.some(({ extensions }) => isStaffRefusal(extensions))) return of(result);
      return from(loggedInAgain()).pipe(
        switchMap((again) => (again ? forward(operation) : of(result))),
      );
    }),
  ),
);

/** Lists that everybody is answered alike are fetched without credentials. */
const anonymousLink = new ApolloLink((operation, forward) => {
  if (['LabTests', 'Testimonials'].includes(operation.operationName ?? ''))
    operation.setContext({ credentials: 'omit' });
  return forward(operation);
});

/** Puts what is stored in Hindi in place of the English for those who read Hindi. */
const languageLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(map((result) => inPageLanguage(result))),
);

/**
 * The one Apollo client. Uploads go as multipart, so its header assures the gateway that this is no
 * simple form.
 */
export const client = new ApolloClient({
  link: ApolloLink.from([
    trustedLink,
    lostAnswersLink,
    staffLoginLink,
    authenticationLink,
    languageLink,
    anonymousLink,
    new HttpLink({
      uri: '/graphql',
      credentials: 'same-origin',
      headers: { 'apollo-require-preflight': 'true' },
    }),
  ]),
  cache: new InMemoryCache({
    typePolicies: {
      // What a lab asks depends on the tests: one list must not change another.
      Lab: { keyFields: false },
      Order: { fields: { events: { merge: false }, availableActions: { merge: false } } },
    },
  }),
  devtools: { enabled: false },
});

/** An error of an answer as a failure: the service's own message, code, reason and values. */
export function failureFrom(
  error: { message: string; extensions?: Record<string, unknown> } | undefined,
): Failure {
  const { code, reason, params, data } = (error?.extensions ?? {}) as Partial<Failure>;
  return Object.assign(new Error(error?.message), {
    ...(code && { code }),
    ...(reason && { reason }),
    ...(params && { params }),
    ...(data && { data }),
  });
}

/** The sentence to show for what went wrong with a query or a mutation. */
export const messageOfFailure = (error: unknown): Message => messageOf(failureOf(error));

/** What went wrong as a failure (PD-46); what is one already stays one. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Error && typeof (error as Failure).code === 'string') return error;
  if (CombinedGraphQLErrors.is(error)) {
    const first = error.errors[0];
    return failureFrom(first);
  }
  const { text, reason } = notices.unreachable;
  return Object.assign(new Error(text), { code: 'UNREACHABLE', reason, cause: error });
}

/**
 * Runs a query past the cache; rejects with a {@link Failure}. It never waits for an earlier one that
 * asked the same, which may hang.
 */
export async function query<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  context: Record<string, unknown> = {},
): Promise<Data> {
  const { data } = await client
    .query<Data, Variables>({
      query: document,
      variables,
      context: { queryDeduplication: false, ...context },
      fetchPolicy: 'network-only',
    } as Parameters<typeof client.query<Data, Variables>>[0])
    .catch((error: unknown) => {
      throw failureOf(error);
    });
  return data as Data;
}

/** Runs a mutation; rejects with a {@link Failure}. */
export async function mutate<Data, Variables extends OperationVariables>(
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
