import { notices } from './notices.ts';
import type { FieldMessage, Message } from './notices.ts';

/**
 * An Error that a port rejects with. It may carry the service's code, and the reason and parameters
 * by which its sentence is translated (docs/product/interface.md#http).
 */
export interface Failure extends Error, Pick<Message, 'reason' | 'params'> {
  code?: string;
  /** Details that the caller needs to go on, such as the new amount. */
  data?: Record<string, unknown>;
}

/** The sentence to show for a port's rejection. */
export function messageOf(error: unknown): Message {
  if (!(error instanceof Error) || !error.message) return notices.somethingWrong;
  const { message: text, reason, params, data } = error as Failure;
  const fields = (data?.fields as (FieldMessage & { message: string })[] | undefined)?.map(
    ({ message, field, reason, params }) => ({
      field,
      text: message,
      ...(reason && { reason }),
      ...(params && { params }),
    }),
  );
  return {
    text,
    ...(reason && { reason }),
    ...(params && { params }),
    ...(fields && { fields }),
  };
}

/** The service's code in a port's rejection, such as `SLOT_TAKEN`. */
export function codeOf(error: unknown): string | undefined {
  return (error as Failure | undefined)?.code;
}

/**
 * A detail in a port's rejection that the caller needs to go on, such as the `amount` of
 * `PRICE_CHANGED`.
 */
export function valueOf(error: unknown, name: string): unknown {
  return (error as Failure | undefined)?.data?.[name];
}
