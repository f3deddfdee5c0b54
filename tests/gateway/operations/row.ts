import type { RestCall } from '../../../gateway/rest/transport.ts';

/**
 * One operation: what is asked, what the service answers, which call must reach it, and what comes
 * out.
 */
export interface Row {
  /** The field of Query, Mutation or Subscription. */
  field: string;
  query: string;
  variables?: Record<string, unknown>;
  /** `data` of the service's envelope; undefined is null. */
  answer?: unknown;
  message?: string;
  /** What names the message. */
  reason?: string;
  call: Pick<RestCall, 'method' | 'path'> & { body?: unknown; key?: string };
  gives: unknown;
}
