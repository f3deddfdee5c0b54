import { Refusal } from './refusal.ts';

type Readers<Fields> = { [Name in keyof Fields]: () => Fields[Name] | Promise<Fields[Name]> };

/**
 * Reads the fields of a form, each under the name that it was sent with. All refused fields are
 * reported at once: the answer is the first refusal, with `data.fields` for the message beside each
 * field.
 */
export async function readFields<Fields>(readers: Readers<Fields>): Promise<Fields> {
  const values: Partial<Fields> = {};
  const refused: [field: string, Refusal][] = [];
  for (const field of Object.keys(readers) as (keyof Fields & string)[]) {
    try {
      values[field] = await readers[field]();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push([field, error]);
    }
  }
  if (refused.length > 0) throw refusedFields(refused);
  return values as Fields;
}

/** The refusal of a whole form, with the message of `whole` or of its first field. */
export function refusedFields(
  refused: readonly (readonly [field: string, refusal: Refusal])[],
  whole: Refusal = refused[0]![1],
): Refusal {
  const { status, code, reason, params } = whole;
  const fields = refused.map(([field, { message, reason, params }]) => ({
    field,
    message,
    reason,
    ...(params && { params }),
  }));
  return new Refusal(status, code, reason, { ...(params && { params }), data: { fields } });
}

/** Reads fields one by one; `end` throws all refusals at once. */
export function collectRefused() {
  const refused: [field: string, Refusal][] = [];
  return {
    read<Value>(field: string, reader: () => Value): Value | undefined {
      try {
        return reader();
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refused.push([field, error]);
        return undefined;
      }
    },
    end(): void {
      if (refused.length > 0) throw refusedFields(refused);
    },
  };
}
