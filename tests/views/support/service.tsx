import { ApolloProvider } from '@apollo/client/react';
import { buildSchema, graphql } from 'graphql';
import type { GraphQLFieldResolver } from 'graphql';
import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { User } from '../../../machines/generated/schema.ts';
import { StaffContext } from '../../../web/admin/signedInStaff.ts';
import { client } from '../../../web/shared/apollo.ts';
import { createPageData, PageDataContext } from '../../../web/shared/pageData.ts';
import { callOf } from '../../web/support/gateway.ts';
import { show, where } from './show.tsx';

type Fields = Record<string, unknown>;
/** What the service refuses something with. */
interface Refusal {
  errors: { message: string; extensions: Fields }[];
}
/** The fields of an answer, a refusal, or that the service cannot be reached. */
export type Answer = Fields | Refusal | 'away';
/**
 * Answers by operation, as the schema has them; one that is not here is never answered. Whatever is
 * asked otherwise than the schema says is refused, as by the gateway, and fails the test.
 */
export type ServiceAnswers = Record<
  string,
  Answer | ((variables: Fields, source: string) => Answer | undefined)
>;

export const refusal = (
  message: string,
  extensions: Fields = { code: 'BAD_REQUEST' },
): Refusal => ({
  errors: [{ message, extensions }],
});

interface Sent {
  name: string;
  variables: Fields;
}

interface Options {
  at?: { path: string; url: string };
  /** Whose page it is, apart from a usual customer; null: a guest's. */
  customer?: Partial<User> | null;
  /** Who of the staff is signed in, and what they may call; without it, everything. */
  staff?: { id?: string; calls?: readonly string[] };
  /** What becomes of each field of an answer; without it, it is as it was given. */
  fieldResolver?: GraphQLFieldResolver<unknown, unknown>;
}

/** A service that a page calls over the network, as the browser does. */
export interface Service {
  /** May be changed while the page stands. */
  answers: ServiceAnswers;
  /** The variables of each call of an operation so far; files are there by their names. */
  sent(name: string): Fields[];
  /** Where the page is now. */
  place(): string;
}

export const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
/** Shows a view that calls a service which answers like this, through the web's own client. */
export async function serve(
  view: ReactNode,
  answers: ServiceAnswers,
  { at, customer, staff, fieldResolver }: Options = {},
): Promise<Service> {
  const calls: Sent[] = [];
  const service: Service = {
    answers,
    sent: (name) => calls.filter((call) => call.name === name).map(({ variables }) => variables),
    place: () => where().split('#')[0]!,
  };
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    const { name, source, variables } = callOf(url, body);
    calls.push({ name, variables });
    const given = service.answers[name];
    const answer = typeof given === 'function' ? given(variables, source) : given;
    if (answer === undefined) return new Promise(() => undefined);
    if (answer === 'away') throw new TypeError('Failed to fetch');
    if ('errors' in answer) return Response.json({ data: null, ...answer });
    const result = await graphql({
      schema,
      source,
      rootValue: answer,
      variableValues: variables,
      fieldResolver,
    });
    // What has no path is not about the answer of a test, but about what the view asks.
    const wrong = (result.errors ?? []).filter(({ path }) => name !== '' && !path);
    // oxlint-disable-next-line no-console -- which makes the test fail
    if (wrong.length > 0) console.error(name, ...wrong);
    return Response.json(result);
  });
  await client.clearStore();
  const signedIn = {
    id: staff?.id ?? '',
    mayCall: (call: string) => staff?.calls?.includes(call) ?? true,
    staffWithoutLab: 0,
    visitsWithoutTechnician: 0,
  };
  await show(
    <ApolloProvider client={client}>
      <PageDataContext value={createPageData({})}>
        <StaffContext value={signedIn}>{view}</StaffContext>
      </PageDataContext>
    </ApolloProvider>,
    'never',
    at,
    customer,
  );
  return service;
}
