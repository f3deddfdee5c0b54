import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../api/deps.ts';
import { answerFailure, answerNothing } from '../../../api/plugins/errors.ts';
import { guard } from '../../../api/plugins/guard.ts';

/** A line of the log. */
export interface LogLine {
  level: number;
  msg: string;
  [key: string]: unknown;
}

/** The frame of the service without a database: routes of a test stand behind it. */
export function bareApp({ production = false } = {}): { app: FastifyInstance; log: LogLine[] } {
  const log: LogLine[] = [];
  const app = Fastify({
    logger: {
      level: 'warn',
      stream: { write: (line: string) => void log.push(JSON.parse(line) as LogLine) },
    },
    routerOptions: { maxParamLength: 20 },
    bodyLimit: 1000,
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
  }).setValidatorCompiler(TypeBoxValidatorCompiler);
  app.decorate('deps', { config: { production } } as Deps);
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler(answerNothing);
  guard(app);
  return { app, log };
}
