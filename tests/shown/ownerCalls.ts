import { callsOfRole } from '../../api/staffAccess.ts';

/** The calls that an owner may make: all that the service opens to any of the staff. */
export const ownerCalls = callsOfRole('owner');
