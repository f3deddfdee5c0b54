import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifySchema, FastifySerializerCompiler } from 'fastify';

const serializerOf = SerializerSelector()();

/**
 * Compiles what writes the answers of a route once it answers. Fastify would compile all of them at
 * the start, which takes more than half of it.
 */
export const compileSerializer: FastifySerializerCompiler<FastifySchema> = (route) => {
  let write: ReturnType<typeof serializerOf> | undefined;
  return (answer) =>
    (write ??= serializerOf({ ...route, httpStatus: route.httpStatus ?? 'default' }))(answer);
};
