import { adminCopy } from '../copy/admin.ts';
import { failureOf, messageOfFailure } from '../shared/apollo.ts';

/** Why a list is not shown: what the service says of its filters, or else that loading failed. */
export const listFailure = (error: unknown) =>
  failureOf(error).code === 'BAD_REQUEST' ? messageOfFailure(error) : adminCopy.failed;
