import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { execute, GraphQLError } from 'graphql';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { CompiledQuery } from 'graphql-jit';
import type { Context } from './context.ts';

type Gateway = NonNullable<ApolloServerOptionsWithGateway<Context>['gateway']>;
type Executor = NonNullable<Awaited<ReturnType<Gateway['load']>>['executor']>;
type Request = Parameters<Executor>[0];

/** Compiled operations kept at most; the web has about 50. */
const kept = 500;

/**
 * The schema with operations compiled to JavaScript, as Apollo takes it: through its door for supergraphs.
 * An operation is compiled when it comes the second time, so that whoever sends ever new ones costs no more than before.
 */
export function compiling(schema: GraphQLSchema): Gateway {
  const known = new Map<string, CompiledQuery | 'seen once' | 'not compilable'>();

  // The name as it was asked for: Apollo hands on none when there is no such operation, and then any would run.
  const nameIn = ({ request }: Request) => request.operationName ?? undefined;

  function compiledOf(asked: Request): CompiledQuery | undefined {
    const operationName = nameIn(asked);
    const key = `${asked.queryHash} ${operationName ?? ''}`;
    let found = known.get(key);
    known.delete(key);
    if (found === 'seen once') {
      const compiled = compileQuery(schema, asked.document, operationName);
      found = isCompiledQuery(compiled) ? compiled : 'not compilable';
    }
    // The Map keeps the order of insertion: what was used last is last.
    known.set(key, found ?? 'seen once');
    if (known.size > kept) known.delete(known.keys().next().value!);
    return typeof found === 'object' ? found : undefined;
  }

  const interpret = (asked: Request): Promise<ExecutionResult> =>
    Promise.resolve(
      execute({
        schema,
        document: asked.document,
        operationName: nameIn(asked),
        contextValue: asked.context,
        variableValues: asked.request.variables,
      }),
    );

  const executor: Executor = async (request) => {
    const compiled = compiledOf(request);
    if (!compiled) return interpret(request);
    const result = await compiled.query(
      undefined,
      request.context,
      request.request.variables ?? {},
    );
    // Variables of the wrong shape: nothing has run yet, and only graphql-js says it so that Apollo answers 400.
    if (!('data' in result)) return interpret(request);
    return result.errors ? { ...result, errors: result.errors.map(whole) } : result;
  };

  // The library's own errors lack what Apollo reads of an error without extensions.
  const whole = ({ message, path, originalError, extensions }: GraphQLError) =>
    new GraphQLError(message, { path, originalError, extensions });

  let tell: Parameters<Gateway['onSchemaLoadOrUpdate']>[0] | undefined;
  return {
    onSchemaLoadOrUpdate: (callback) => {
      tell = callback;
      return () => {
        tell = undefined;
      };
    },
    load: async () => {
      tell?.({ apiSchema: schema, coreSupergraphSdl: '' });
      return { executor };
    },
    stop: async () => known.clear(),
  };
}
