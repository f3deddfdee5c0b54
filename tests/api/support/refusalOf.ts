import { Refusal } from '../../../api/refusal.ts';

/** What a function refuses with: its reason, its values, and the fields that it names. */
export async function refusalOf(work: () => unknown): Promise<unknown[]> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { reason, params, data } = error;
    const { fields = [] } = (data ?? {}) as { fields?: { field: string; reason: string }[] };
    return [reason, params, ...fields.map((field) => `${field.field} ${field.reason}`)];
  }
  return [];
}
