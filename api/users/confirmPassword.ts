import type { FastifyRequest } from 'fastify';
import { adminOf, customerOf } from '../plugins/access.ts';
import { deviceOf } from '../plugins/device.ts';
import { tokenOf } from '../plugins/session.ts';
import { refusedFields } from '../readFields.ts';
import { badRequest, Refusal } from '../refusal.ts';
import { createSignIn } from './signIn.ts';
import type { SignInFrom } from './signIn.ts';
import { createUserRepository } from './users.repository.ts';

/** The origin of a staff call, for the limits on passwords. */
export const staffFrom = (request: FastifyRequest): SignInFrom => ({
  address: request.ip,
  device: deviceOf(request),
  session: tokenOf(request, 'admin'),
});

/** The password of a form that asks for it again; 400 where none was typed. */
function typedPassword(password: string): string {
  if (password === '')
    throw refusedFields([['password', badRequest('FIELD_MISSING', { field: 'password' })]]);
  return password;
}

const asWrong = (error: unknown): never => {
  throw error instanceof Refusal && error.status === 429 ? error : badRequest('PASSWORD_WRONG');
};

/**
 * Requires the account's password again, so that somebody who finds an unlocked computer cannot do
 * this. 400 for a wrong one.
 */
export async function confirmPassword(request: FastifyRequest, password: string): Promise<void> {
  const typed = typedPassword(password);
  const { deps } = request.server;
  const { email } = adminOf(request);
  const find = createUserRepository(deps.db).adminCredentials;
  await createSignIn(deps)('admin', email, typed, staffFrom(request), find).catch(asWrong);
}

/**
 * Requires a customer's password again; others who guess passwords do not lock out the logged-in
 * customer.
 */
export async function confirmOwnPassword(request: FastifyRequest, password: string): Promise<void> {
  const typed = typedPassword(password);
  const { deps } = request.server;
  const { email } = customerOf(request);
  const find = createUserRepository(deps.db).credentials;
  const from = { address: request.ip, session: tokenOf(request, 'customer') };
  await createSignIn(deps)('customer', email, typed, from, find).catch(asWrong);
}
