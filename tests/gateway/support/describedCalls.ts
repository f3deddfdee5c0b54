import { startApi } from '../../api/support/api.ts';

/** A JSON schema of the description, as far as it is read here. */
export interface Described {
  $ref?: string;
  type?: string | string[];
  enum?: string[];
  anyOf?: Described[];
  items?: Described;
  properties?: Record<string, Described>;
  required?: string[];
}
/** A call of the service as it describes itself. */
export interface DescribedCall {
  id: string;
  method: string;
  path: RegExp;
  /** The steps of the path that are no argument. */
  literals: string[];
  query: string[];
  body?: Described;
  data?: Described;
}
interface Content {
  content?: Record<string, { schema: Described }>;
}

/** The calls of the service, by its own description. */
export async function describedCalls(): Promise<DescribedCall[]> {
  const api = await startApi();
  const described = (await api.app.inject('/api/v1/openapi.json')).json<{
    paths: Record<
      string,
      Record<
        string,
        {
          operationId: string;
          parameters?: { in: string; name: string }[];
          requestBody?: Content;
          responses: Record<string, Content>;
        }
      >
    >;
    components: { schemas: Record<string, Described> };
  }>();
  await api.stop();
  const whole = (schema: Described): Described => {
    if (schema.$ref) return whole(described.components.schemas[schema.$ref.split('/').at(-1)!]!);
    return {
      ...schema,
      ...(schema.anyOf && { anyOf: schema.anyOf.map(whole) }),
      ...(schema.items && { items: whole(schema.items) }),
      ...(schema.properties && {
        properties: Object.fromEntries(
          Object.entries(schema.properties).map(([name, field]) => [name, whole(field)]),
        ),
      }),
    };
  };
  const schemaOf = (content?: Content) => {
    const schema = Object.values(content?.content ?? {})[0]?.schema;
    return schema && whole(schema);
  };
  return Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [], ...call }]) => {
      const success = Object.entries(call.responses).find(([status]) =>
        status.startsWith('2'),
      )?.[1];
      const body = schemaOf(call.requestBody);
      const answer = schemaOf(success);
      const data = answer?.properties?.data ?? answer;
      return {
        id: operationId,
        method: method.toUpperCase(),
        path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`),
        literals: path.split('/'),
        query: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
        ...(body && { body }),
        ...(data && { data }),
      };
    }),
  );
}

/** JSON with something in every field: the path of the field, or as many characters as it has. */
export function filled(schema: Described | undefined, path = '.data'): unknown {
  if (!schema) return null;
  const { anyOf, items, properties, enum: words } = schema;
  if (anyOf)
    return filled(
      anyOf.find(({ type }) => type !== 'null'),
      path,
    );
  if (words) return words.at(-1);
  if (items) return [filled(items, path)];
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, filled(field, `${path}.${name}`)]),
    );
  const kind = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
  if (kind === 'boolean') return true;
  return kind === 'integer' || kind === 'number' ? numberOf(path) : path;
}

/** A number that no other path has. */
const numbers: string[] = [];
export function numberOf(path: string): number {
  if (!numbers.includes(path)) numbers.push(path);
  return 1000 + numbers.indexOf(path);
}
export const pathOf = (value: unknown) =>
  typeof value === 'number' ? numbers[value - 1000] : value;
