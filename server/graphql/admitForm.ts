import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Context } from '../../gateway/context.ts';
import { isForm } from '../shared/addressBounds.ts';
import { fileTooLarge, formLimit, refusal } from './multipart.ts';

/**
 * Hook (onRequest): lets in a form with files where its headers alone say that it may be one of the
 * staff's, before anything of its body is read. Only the staff uploads files.
 */
export const admitForm =
  (contextOf: (request: FastifyRequest) => Context) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isForm(request)) return undefined;
    const { headers } = request;
    // What Apollo asks of a request that a page of another site could send.
    if (!headers['apollo-require-preflight'] && !headers['x-apollo-operation-name'])
      throw refusal(
        400,
        'This operation has been blocked as a potential Cross-Site Request Forgery (CSRF).',
      );
    try {
      await contextOf(request).rest.call('GET', 'admin/me');
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      const { message, extensions } = error;
      return reply
        .code(Number(extensions.status ?? 503))
        .send({ errors: [{ message, extensions }] });
    }
    if (Number(headers['content-length'] ?? 0) > formLimit) throw fileTooLarge();
    return undefined;
  };
