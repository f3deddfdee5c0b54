import fc from 'fast-check';
import { buildASTSchema, Kind, parse, typeFromAST } from 'graphql';
import type { GraphQLSchema, GraphQLType, OperationDefinitionNode } from 'graphql';
import { isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import { readFileSync } from 'node:fs';
import { listedDocuments } from '../../../../server/graphql/trustedDocuments.ts';
import { violationOfGraphQL, inTime } from './judge.ts';
import { formBytes } from './restInputs.ts';
import { contentType, malformed, nasty, spoilt, urlPart } from './values.ts';

/** One of the web's own documents. */
interface Operation {
  hash: string;
  kind: string;
  name: string;
  text: string;
  variables: fc.Arbitrary<Record<string, unknown>>;
}
interface Input {
  path: string;
  body: string | Buffer | null;
  headers: Record<string, string>;
  who: string;
}

const read = (file: string) =>
  readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');
const json = { 'content-type': 'application/json' };

/** What the type would take, with texts that mean something here. */
function validOf(type: GraphQLType, texts: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return validOf(type.ofType, texts);
  if (isListType(type)) return fc.array(validOf(type.ofType, texts), { maxLength: 3 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type))
    return fc.record(
      Object.fromEntries(
        Object.values(type.getFields()).map((field) => [field.name, validOf(field.type, texts)]),
      ),
    );
  return (
    {
      Int: fc.constant(1),
      Float: fc.constantFrom(12.97, 77.59),
      Boolean: fc.boolean(),
      Upload: fc.constant(null),
    }[String(type)] ?? texts
  );
}

function operationsOf(schema: GraphQLSchema, texts: fc.Arbitrary<string>): Operation[] {
  return listedDocuments()
    .map(([hash, text]): Operation => {
      const definition = parse(text).definitions.find(
        (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
      )!;
      const variables = (definition.variableDefinitions ?? []).map(
        ({ variable, type }) =>
          [variable.name.value, validOf(typeFromAST(schema, type)!, texts)] as const,
      );
      return {
        hash,
        kind: definition.operation,
        name: definition.name!.value,
        text,
        variables: fc.record(Object.fromEntries(variables)),
      };
    })
    .filter(({ name }) => !/signOut/i.test(name));
}

/**
 * One generated bad input: spoilt variables mostly, but also a spoilt document, envelope or form.
 */
function inputFor(
  { hash, kind, text, variables }: Operation,
  cookies: string[],
): fc.Arbitrary<Input> {
  const path = kind === 'subscription' ? '/graphql/stream' : '/graphql';
  const given = fc.oneof(
    { weight: 5, arbitrary: spoilt(variables) },
    { weight: 1, arbitrary: nasty },
  );
  const bodies: fc.Arbitrary<Omit<Input, 'who'>> = fc.oneof(
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          given,
          fc.oneof(fc.constant({ persistedQuery: { version: 1, sha256Hash: hash } }), nasty),
        )
        .map(([values, extensions]) => ({
          path: `/graphql?extensions=${urlPart(extensions)}&variables=${urlPart(values)}`,
          body: null,
          headers: { 'apollo-require-preflight': '1' },
        })),
    },
    {
      weight: 8,
      arbitrary: given.map((values) => ({
        path,
        body: JSON.stringify({ query: text, variables: values }),
        headers: json,
      })),
    },
    {
      weight: 1,
      arbitrary: spoilt(
        fc.record({
          query: fc.constant(text),
          variables,
          operationName: fc.constant(null),
          extensions: fc.constant({}),
        }),
      ).map((body) => ({ path, body: JSON.stringify(body) ?? '', headers: json })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.nat(text.length), fc.nat(30), fc.string({ unit: 'binary', maxLength: 5 }))
        .map(([at, length, other]) => ({
          path,
          body: JSON.stringify({ query: text.slice(0, at) + other + text.slice(at + length) }),
          headers: json,
        })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(malformed, contentType)
        .map(([body, type]) => ({ path, body, headers: { 'content-type': type } })),
    },
    {
      weight: 1,
      arbitrary: formBytes(['operations', 'map'], ['0', '1']).map(({ payload, headers }) => ({
        path: '/graphql',
        body: payload,
        headers: { ...headers, 'apollo-require-preflight': '1' },
      })),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(given, nasty).map(([values, map]) => {
        const form = Object.entries({
          operations: JSON.stringify({ query: text, variables: values }),
          map: JSON.stringify(map),
        }).map(
          ([name, value]) =>
            `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value ?? ''}\r\n`,
        );
        return {
          path: '/graphql',
          body: `${form.join('')}--x--\r\n`,
          headers: {
            'content-type': 'multipart/form-data; boundary=x',
            'apollo-require-preflight': '1',
          },
        };
      }),
    },
  );
  return fc.tuple(bodies, fc.constantFrom(...cookies)).map(([sent, who]) => ({ ...sent, who }));
}

/** What a stream says first, or all of an answer. */
async function firstOf(reply: Response): Promise<string> {
  if (!reply.headers.get('content-type')?.startsWith('text/event-stream')) return reply.text();
  const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    text += value ?? '';
    const said = /event: next\ndata: (.*)\n\n/.exec(text)?.[1];
    if (said === undefined && !done) continue;
    await reader.cancel();
    return said ?? '{}';
  }
}

/**
 * Sends so many generated bad inputs to the gateway at an address, with each of the cookies in
 * turn. Answers how many came to what.
 */
export async function fuzzGraphQL(
  address: string,
  cookies: string[],
  ids: string[],
  numRuns: number,
): Promise<Record<string, number>> {
  const texts = fc.oneof(
    fc.constantFrom(...ids),
    fc.constantFrom(
      'asha@example.com',
      '+919000000001',
      '1234',
      '1990-01-01',
      '560038',
      'Bengaluru',
      'Asha',
      'a new password',
    ),
  );
  const operations = operationsOf(buildASTSchema(parse(read('schema.graphql'))), texts);
  const count: Record<string, number> = {};
  const input = fc.nat().chain((pick) => inputFor(operations[pick % operations.length]!, cookies));
  await fc.assert(
    fc.asyncProperty(input, async ({ path, body, headers, who }) => {
      const left = new AbortController();
      const sent = fetch(address + path, {
        method: body === null ? 'GET' : 'POST',
        signal: left.signal,
        body: typeof body === 'string' || body === null ? body : new Uint8Array(body),
        headers: {
          origin: address,
          ...headers,
          ...(who && { cookie: who }),
          ...(path.endsWith('stream') && { accept: 'text/event-stream' }),
        },
      });
      const reply = await inTime(sent);
      const text = await inTime(firstOf(reply));
      left.abort();
      const type = reply.headers.get('content-type') ?? '';
      const violation = violationOfGraphQL({
        status: reply.status,
        type: type.startsWith('text/event-stream') ? 'application/json' : type,
        text,
      });
      if (violation)
        throw new Error(
          `${path} ${headers['content-type']} ${body?.toString('utf8').slice(0, 400)}: ${violation}; ${reply.status} ${text.slice(0, 300)}`,
        );
      const { data, errors } = JSON.parse(text) as {
        data?: unknown;
        errors?: { extensions: { code: string } }[];
      };
      const outcome = data ? 'data' : (errors?.[0]!.extensions.code ?? 'nothing');
      count[outcome] = (count[outcome] ?? 0) + 1;
    }),
    { numRuns },
  );
  return count;
}
