import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifySchema, FastifySerializerCompiler } from 'fastify';

const serializerOf = SerializerSelector()();

/**
 * Compiles a route's serializer when it first answers. Fastify would compile all of them at
 * startup, which takes more than half of the startup time.
 */
export const compileSerializer: FastifySerializerCompiler<FastifySchema> = (route) => {
  let write: ReturnType<typeof serializerOf> | undefined;
  return (answer) =>
    (write ??= serializerOf({ ...route, httpStatus: route.httpStatus ?? 'default' }))(answer);
};
