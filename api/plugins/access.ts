import type { FastifyRequest } from 'fastify';
import { conflict, forbidden, unauthenticated } from '../refusal.ts';
import {
  callsOfRole,
  isTowardsSecondFactor,
  mayCall,
  needsSecondFactor,
  reachOf,
} from '../staffAccess.ts';
import type { StaffCall } from '../staffAccess.ts';
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

/**
 * Hook (onRequest): 401 without a customer's session, 409 for a write whose `assay-customer` header
 * names another customer, as sent by a tab that does not know of the new login.
 */
export async function requireCustomer(request: FastifyRequest): Promise<void> {
  const customer = await customerIfAny(request);
  if (!customer) throw unauthenticated();
  const meant = request.headers['assay-customer'];
  if (request.method !== 'GET' && meant !== undefined && meant !== customer.id)
    throw conflict('SESSION_OTHER');
}

/**
 * Hook (onRequest): 401 without a customer's session, 403 while the phone is not verified
 * (PD-3).
 */
export async function requireVerified(request: FastifyRequest): Promise<void> {
  await requireCustomer(request);
  if (!customerOf(request).phoneVerified) throw forbidden('PHONE_UNVERIFIED');
}

/** The member of staff who is signed in, or undefined. */
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

/** Whether an owner has to set up a second factor before this call (PD-87). */
const comesFirst = (request: FastifyRequest, admin: Administrator, call: StaffCall) =>
  needsSecondFactor(admin, request.server.deps.config) && !isTowardsSecondFactor(call);

/** Whether somebody has not been assigned to a lab yet, so that the call could show nothing. */
const lacksLab = (admin: Administrator, call: StaffCall) =>
  reachOf(admin.role, call) === 'ownLabs' && admin.labs.length === 0;

/** The calls that are open to a member of staff now. */
export const openCalls = (request: FastifyRequest, admin: Administrator): StaffCall[] =>
  callsOfRole(admin.role).filter((call) => !comesFirst(request, admin, call));

/**
 * The member of staff who is signed in, if the call is open to them; for calls that customers may
 * make too.
 */
export async function staffIfAny(
  request: FastifyRequest,
  call: StaffCall,
): Promise<Administrator | undefined> {
  const admin = await adminIfAny(request);
  return admin &&
    mayCall(admin.role, call) &&
    !comesFirst(request, admin, call) &&
    !lacksLab(admin, call)
    ? admin
    : undefined;
}

/**
 * Hook (onRequest): 401 without any session, 403 for a customer, for a role that may not make the
 * call (staffAccess.ts), for an owner who has to set up a second factor first, and for people of
 * the role lab who have no lab yet.
 */
export const requireStaff = (call: StaffCall) => async (request: FastifyRequest) => {
  const admin = await adminIfAny(request);
  if (admin) return requireOpen(request, admin, call);
  if (await customerIfAny(request)) throw forbidden('ADMINS_ONLY');
  throw unauthenticated('ADMIN_LOGIN_REQUIRED');
};

/** Throws 403 if a call is not open to a member of staff. */
function requireOpen(request: FastifyRequest, admin: Administrator, call: StaffCall): void {
  if (!mayCall(admin.role, call)) throw forbidden('ROLE_FORBIDS');
  if (comesFirst(request, admin, call)) throw forbidden('SECOND_FACTOR_REQUIRED');
  if (lacksLab(admin, call)) throw forbidden('STAFF_LAB_MISSING');
}

/** Hook (onRequest): passes roles that may make the call, and all customers. */
export const requireReader = (call: StaffCall) => async (request: FastifyRequest) => {
  const admin = await adminIfAny(request);
  if (admin && !(await customerIfAny(request))) return requireOpen(request, admin, call);
  if (await staffIfAny(request, call)) return;
  await requireCustomer(request);
};

/** The customer of a request that passed {@link requireCustomer} or {@link requireVerified}. */
export function customerOf(request: FastifyRequest): Customer {
  const customer = customers.get(request);
  if (!customer) throw new Error('The route needs the hook requireCustomer.');
  return customer;
}

/** The member of staff of a request that passed {@link requireStaff}. */
export function adminOf(request: FastifyRequest): Administrator {
  const admin = admins.get(request);
  if (!admin) throw new Error('The route needs the hook requireStaff.');
  return admin;
}
