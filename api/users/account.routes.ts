import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { createLimits, household, HOUR } from '../limits/limits.ts';
import { customerOf, requireCustomer } from '../plugins/access.ts';
import { closeSession, handOver, openSession, startSession } from '../plugins/session.ts';
import { conflict } from '../refusal.ts';
import type { Customer } from '../sessions/sessions.repository.ts';
import { hashSecret } from './passwords.ts';
import { createSignIn } from './signIn.ts';
import { readEmail, readName, readPassword } from './userRules.ts';
import {
  AccountAnswer,
  EmptyAnswer,
  LoginRequest,
  ProfileRequest,
  SignUpRequest,
  UserAnswer,
} from './users.contract.ts';
import type { UserJson } from './users.contract.ts';
import { createUserRepository } from './users.repository.ts';

const SIGN_UPS = { max: 100, seconds: HOUR };
const TAKEN = 'An account with this email exists already';

/** The customer as read. */
const toJson = ({ id, firstName, lastName, email, phone, phoneVerified }: Customer): UserJson => ({
  _id: id,
  firstName,
  lastName,
  email,
  phoneNumber: phone,
  phoneVerified,
});
const accountOf = (id: string, firstName: string) => ({ _id: id, userID: id, firstName });

/** users/signup, login, me, logout (specification 7; decisions.md 1-3, 8, 9). */
export function accountRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const { db, clock } = deps;
    const users = createUserRepository(db);
    const limits = createLimits(deps);
    const signIn = createSignIn(deps);
    const tags = ['users'];

    app.post(
      '/users/signup',
      {
        schema: { tags, summary: 'Sign up', body: SignUpRequest, response: { 201: AccountAnswer } },
      },
      async (request, reply) => {
        const { body } = request;
        const person = {
          firstName: readName(body.firstName, 'First name'),
          lastName: readName(body.lastName, 'Last name'),
          email: readEmail(body.email),
        };
        const password = readPassword(body.password);
        await limits.spend(
          `signup:address:${household(request.ip)}`,
          SIGN_UPS,
          'Too many accounts were made from here. Please try again later',
        );
        if (await users.credentials(person.email)) throw conflict(TAKEN);
        const passwordHash = await hashSecret(password);
        // Both or neither: an account that the person was told nothing of would be in the way of the next try.
        const begun = await db.transaction().execute(async (trx) => {
          const added = await createUserRepository(trx).add({ ...person, passwordHash }, clock());
          return added && { id: added, token: await startSession(request, 'customer', added, trx) };
        });
        if (!begun) throw conflict(TAKEN);
        handOver(request, reply, 'customer', begun.token);
        return reply
          .code(201)
          .send(envelope(accountOf(begun.id, person.firstName), 'Account created'));
      },
    );

    app.post(
      '/users/login',
      { schema: { tags, summary: 'Log in', body: LoginRequest, response: { 200: AccountAnswer } } },
      async (request, reply) => {
        const { id, firstName } = await signIn(
          'customer',
          readEmail(request.body.email),
          request.body.password,
          request.ip,
          users.credentials,
        );
        await openSession(request, reply, 'customer', id);
        return envelope(accountOf(id, firstName), 'Logged in');
      },
    );

    app.get(
      '/users/me',
      {
        onRequest: requireCustomer,
        schema: { tags, summary: 'The signed-in customer', response: { 200: UserAnswer } },
      },
      async (request) => envelope(toJson(customerOf(request))),
    );

    app.patch(
      '/users/me',
      {
        onRequest: requireCustomer,
        schema: {
          tags,
          summary: 'Change the names',
          body: ProfileRequest,
          response: { 200: UserAnswer },
        },
      },
      async (request) => {
        const { firstName, lastName } = request.body;
        const customer = customerOf(request);
        const names = {
          firstName:
            firstName === undefined ? customer.firstName : readName(firstName, 'First name'),
          lastName: lastName === undefined ? customer.lastName : readName(lastName, 'Last name'),
        };
        await users.rename(customer.id, names);
        return envelope(toJson({ ...customer, ...names }), 'Profile saved');
      },
    );

    app.post(
      '/users/logout',
      { schema: { tags, summary: 'Log out', response: { 200: EmptyAnswer } } },
      async (request, reply) => {
        await closeSession(request, reply, 'customer');
        return envelope(null, 'Logged out');
      },
    );
  };
}
