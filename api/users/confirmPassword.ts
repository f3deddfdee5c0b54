import type { FastifyRequest } from 'fastify';
import { adminOf, customerOf } from '../plugins/access.ts';
import { deviceOf } from '../plugins/device.ts';
import { tokenOf } from '../plugins/session.ts';
import { badRequest, Refusal } from '../refusal.ts';
import { createSignIn } from './signIn.ts';
import type { SignInFrom } from './signIn.ts';
import { createUserRepository } from './users.repository.ts';

/** Where a call of the staff comes from. */
export const staffFrom = (request: FastifyRequest): SignInFrom => ({
  address: request.ip,
  device: deviceOf(request),
  session: tokenOf(request, 'admin'),
});

const asWrong = (error: unknown): never => {
  throw error instanceof Refusal && error.status === 429 ? error : badRequest('PASSWORD_WRONG');
};

/**
 * Asks for the account's password once more: whoever finds an unlocked computer must not be able to
 * do this. 400 for a wrong one.
 */
export async function confirmPassword(request: FastifyRequest, password: string): Promise<void> {
  const { deps } = request.server;
  const { email } = adminOf(request);
  const find = createUserRepository(deps.db).adminCredentials;
  await createSignIn(deps)('admin', email, password, staffFrom(request), find).catch(asWrong);
}

/** The same for a customer; others who guess passwords do not shut out who is logged in. */
export async function confirmOwnPassword(request: FastifyRequest, password: string): Promise<void> {
  const { deps } = request.server;
  const { email } = customerOf(request);
  const find = createUserRepository(deps.db).credentials;
  const from = { address: request.ip, session: tokenOf(request, 'customer') };
  await createSignIn(deps)('customer', email, password, from, find).catch(asWrong);
}
