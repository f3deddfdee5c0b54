import type { FastifySchemaValidationError } from 'fastify';
import { badRequest } from '../refusal.ts';
import type { Refusal } from '../refusal.ts';

const kinds: Record<string, string> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'empty',
};
const list = (values: unknown) => (Array.isArray(values) ? values.join(', ') : String(values));

/** A schema validation error as a refusal about the field. */
function fieldRefusal(field: string, { keyword, params }: FastifySchemaValidationError): Refusal {
  const limit = Number(params.limit);
  switch (keyword) {
    case 'type': {
      const names = [params.type].flat().map((kind) => kinds[String(kind)] ?? String(kind));
      return badRequest('FIELD_TYPE_WRONG', { field, kind: list(names) });
    }
    case 'minLength':
      return limit === 1
        ? badRequest('FIELD_MISSING', { field })
        : badRequest('FIELD_TOO_SHORT', { field, least: limit });
    case 'maxLength':
      return badRequest('FIELD_TOO_LONG', { field, most: limit });
    case 'minimum':
      return badRequest('FIELD_TOO_SMALL', { field, least: limit });
    case 'maximum':
      return badRequest('FIELD_TOO_LARGE', { field, most: limit });
    case 'minItems':
      return badRequest('FIELD_TOO_FEW', { field, least: limit });
    case 'maxItems':
      return badRequest('FIELD_TOO_MANY', { field, most: limit });
    case 'enum':
      return badRequest('FIELD_NOT_ALLOWED', { field, allowed: list(params.allowedValues) });
    case 'const':
      return badRequest('FIELD_NOT_FIXED', { field, value: String(params.allowedValue) });
    default:
      return badRequest('FIELD_INVALID', { field });
  }
}

/** The first schema validation error as a refusal: 'First name is missing'. */
export function validationRefusal(
  complaints: FastifySchemaValidationError[],
  part = 'body',
): Refusal {
  const complaint = complaints[0];
  if (!complaint) return badRequest('REQUEST_INVALID');
  const first = (names: unknown) => [names].flat().map(String)[0] ?? '';
  if (complaint.keyword === 'required')
    return badRequest('FIELD_MISSING', { field: first(complaint.params.requiredProperties) });
  const steps = complaint.instancePath.split('/').slice(1);
  // For an unknown field, the validator reports that its schema is `false`.
  if (complaint.keyword === 'boolean' && complaint.schemaPath.endsWith('/additionalProperties'))
    return badRequest('FIELD_UNKNOWN', { name: steps.at(-1) ?? '' });
  const field = steps.findLast((step) => step !== '' && !/^\d+$/.test(step));
  if (field === undefined) return badRequest(part === 'body' ? 'BODY_NOT_OBJECT' : 'URL_INVALID');
  return fieldRefusal(field, complaint);
}
