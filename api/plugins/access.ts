import type { FastifyRequest } from 'fastify';
import { forbidden, unauthenticated } from '../refusal.ts';
import { createSessionRepository } from '../sessions/sessions.repository.ts';
import type { Administrator, Customer } from '../sessions/sessions.repository.ts';
import { tokenOf } from './session.ts';

const customers = new WeakMap<FastifyRequest, Customer>();
const admins = new WeakMap<FastifyRequest, Administrator>();

/** The signed-in customer, or undefined; for calls that guests may make too. */
export async function customerIfAny(request: FastifyRequest): Promise<Customer | undefined> {
  const known = customers.get(request);
  if (known) return known;
  const token = tokenOf(request, 'customer');
  if (!token) return undefined;
  const { db, clock } = request.server.deps;
  const customer = await createSessionRepository(db).customer(token, clock());
  if (customer) customers.set(request, customer);
  return customer;
}

/** Hook (onRequest): 401 without a customer's session. */
export async function requireCustomer(request: FastifyRequest): Promise<void> {
  if (!(await customerIfAny(request))) throw unauthenticated();
}

/**
 * Hook (onRequest): 401 without a customer's session, 403 while the phone is not verified
 * (PD-3).
 */
export async function requireVerified(request: FastifyRequest): Promise<void> {
  await requireCustomer(request);
  if (!customerOf(request).phoneVerified) throw forbidden('PHONE_UNVERIFIED');
}

/** The signed-in administrator, or undefined; for calls that customers may make too. */
export async function adminIfAny(request: FastifyRequest): Promise<Administrator | undefined> {
  const known = admins.get(request);
  if (known) return known;
  const token = tokenOf(request, 'admin');
  if (!token) return undefined;
  const { db, clock } = request.server.deps;
  const admin = await createSessionRepository(db).admin(token, clock());
  if (admin) admins.set(request, admin);
  return admin;
}

/** Hook (onRequest): 401 without any session, 403 for a customer, passes for an administrator. */
export async function requireAdmin(request: FastifyRequest): Promise<void> {
  if (await adminIfAny(request)) return;
  if (await customerIfAny(request)) throw forbidden('ADMINS_ONLY');
  else throw unauthenticated('ADMIN_LOGIN_REQUIRED');
}

/** The customer of a request behind {@link requireCustomer} or {@link requireVerified}. */
export function customerOf(request: FastifyRequest): Customer {
  const customer = customers.get(request);
  if (!customer) throw new Error('The route needs the hook requireCustomer.');
  return customer;
}

/** The administrator of a request behind {@link requireAdmin}. */
export function adminOf(request: FastifyRequest): Administrator {
  const admin = admins.get(request);
  if (!admin) throw new Error('The route needs the hook requireAdmin.');
  return admin;
}
