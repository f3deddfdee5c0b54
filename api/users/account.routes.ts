import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { operation } from '../operation.ts';
import { EmptyAnswer, envelope } from '../envelope.ts';
import { createLimits, HOUR } from '../limits/limits.repository.ts';
import { rateLimitKey } from '../../server/shared/rateLimitKey.ts';
import { offersWhatsApp } from '../messages/senders.ts';
import { customerOf } from '../plugins/access.ts';
import { deviceOf, rememberDevice } from '../plugins/device.ts';
import { closeSession, handOver, openSession, startSession } from '../plugins/session.ts';
import { badRequest, conflict } from '../refusal.ts';
import type { Customer } from '../sessions/sessions.repository.ts';
import { hashSecret } from '../secrets/hashing.ts';
import { createFormerEmailRepository } from './formerEmails.repository.ts';
import { createSignIn } from './signIn.ts';
import { readFields } from '../readFields.ts';
import { readEmail, readName, readPassword } from './users.rules.ts';
import {
  AccountAnswer,
  LoginRequest,
  ProfileRequest,
  SignUpRequest,
  UserAnswer,
} from './users.contract.ts';
import type { UserJson } from './users.contract.ts';
import { createUserRepository } from './users.repository.ts';

const SIGN_UPS = { max: 100, seconds: HOUR };

const accountOf = (id: string, firstName: string) => ({ _id: id, userID: id, firstName });

/** users/signup, login, me, logout (docs/product/calls.md; PD-1 to PD-3, PD-8, PD-9). */
export function accountRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const { db, clock } = deps;
    const users = createUserRepository(db);
    const limits = createLimits(deps);
    const signIn = createSignIn(deps);
    const tags = ['users'] as const;
    /** The customer as read. */
    const toJson = (customer: Customer): UserJson => ({
      _id: customer.id,
      firstName: customer.firstName,
      lastName: customer.lastName,
      email: customer.email,
      phoneNumber: customer.phone,
      phoneVerified: customer.phoneVerified,
      whatsApp: offersWhatsApp(deps.config) && customer.phoneVerified ? customer.whatsApp : null,
    });

    app.post(
      '/users/signup',
      operation({
        operationId: 'signUp',
        access: 'everyone',
        tags,
        summary: 'Sign up',
        description:
          'Makes an account and logs in: the answer sets the session cookie. The phone is verified afterwards with `sendCode` and `verifyCode`, which an order needs.',
        refuses: ['CONFLICT', 'RATE_LIMITED'],
        body: SignUpRequest,
        response: { 201: AccountAnswer },
      }),
      async (request, reply) => {
        const { body } = request;
        const { password, ...person } = await readFields({
          firstName: () => readName(body.firstName, 'firstName'),
          lastName: () => readName(body.lastName, 'lastName'),
          email: () => readEmail(body.email),
          password: () =>
            readPassword(body.password, [body.email.trim(), body.firstName, body.lastName]),
        });
        await limits.spend(
          `signup:address:${rateLimitKey(request.ip)}`,
          SIGN_UPS,
          'ACCOUNTS_TOO_MANY',
        );
        const isTaken =
          (await users.credentials(person.email)) !== undefined ||
          (await createFormerEmailRepository(db).accountOf(person.email, clock())) !== undefined;
        if (isTaken) throw conflict('EMAIL_TAKEN');
        const passwordHash = await hashSecret(password, rateLimitKey(request.ip));
        // In one transaction: an account whose owner got no answer would block the next try.
        const begun = await db.transaction().execute(async (trx) => {
          const added = await createUserRepository(trx).add({ ...person, passwordHash }, clock());
          return added && { id: added, token: await startSession(request, 'customer', added, trx) };
        });
        if (!begun) throw conflict('EMAIL_TAKEN');
        handOver(request, reply, 'customer', begun.token);
        await rememberDevice(request, reply, begun.id);
        return reply
          .code(201)
          .send(envelope(accountOf(begun.id, person.firstName), 'ACCOUNT_CREATED'));
      },
    );

    app.post(
      '/users/login',
      operation({
        operationId: 'signIn',
        access: 'everyone',
        tags,
        summary: 'Log in',
        description:
          'Opens a session, whose cookie the answer sets. A session that the client had before ends.',
        refuses: ['UNAUTHENTICATED', 'RATE_LIMITED'],
        body: LoginRequest,
        response: { 200: AccountAnswer },
      }),
      async (request, reply) => {
        const { email } = await readFields({ email: () => readEmail(request.body.email) });
        const { id, firstName } = await signIn(
          'customer',
          email,
          request.body.password,
          { address: request.ip, device: deviceOf(request) },
          users.credentials,
        );
        await openSession(request, reply, 'customer', id);
        await rememberDevice(request, reply, id);
        return envelope(accountOf(id, firstName), 'LOGGED_IN');
      },
    );

    app.get(
      '/users/me',
      operation({
        operationId: 'me',
        access: 'customer',
        tags,
        summary: 'The signed-in customer',
        description: "The name, e-mail and phone of the session's customer.",
        refuses: [],
        response: { 200: UserAnswer },
      }),
      async (request) => envelope(toJson(customerOf(request))),
    );

    app.patch(
      '/users/me',
      operation({
        operationId: 'updateProfile',
        access: 'customer',
        tags,
        summary: 'Change the names, allow WhatsApp',
        description:
          'Changes the first or last name, and whether messages about orders may be sent by WhatsApp to the verified number; omitted fields stay as they are.',
        refuses: [],
        body: ProfileRequest,
        response: { 200: UserAnswer },
      }),
      async (request) => {
        const { firstName, lastName, whatsApp = customerOf(request).whatsApp } = request.body;
        const customer = customerOf(request);
        const names = await readFields({
          firstName: () => (firstName === undefined ? undefined : readName(firstName, 'firstName')),
          lastName: () => (lastName === undefined ? undefined : readName(lastName, 'lastName')),
        });
        if (whatsApp && toJson(customer).whatsApp === null)
          throw badRequest('WHATSAPP_NOT_OFFERED');
        await users.rename(customer.id, names);
        if (whatsApp !== customer.whatsApp)
          await users.allowWhatsApp(customer.id, whatsApp ? clock() : null);
        const changed = {
          firstName: names.firstName ?? customer.firstName,
          lastName: names.lastName ?? customer.lastName,
          whatsApp,
        };
        return envelope(toJson({ ...customer, ...changed }), 'PROFILE_SAVED');
      },
    );

    app.post(
      '/users/logout',
      operation({
        operationId: 'signOut',
        access: 'everyone',
        tags,
        summary: 'Log out',
        description: 'Ends the session of the cookie, if there is one, and clears the cookie.',
        refuses: [],
        response: { 200: EmptyAnswer },
      }),
      async (request, reply) => {
        await closeSession(request, reply, 'customer');
        return envelope(null, 'LOGGED_OUT');
      },
    );
  };
}
