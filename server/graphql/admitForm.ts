import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Context } from '../../gateway/context.ts';
import { isForm } from '../shared/addressBounds.ts';
import { fileTooLarge, formLimit, refusal } from './multipart.ts';

/**
 * Hook (onRequest): admits a form with files only if its headers could be the staff's, before any
 * of its body is read, as only the staff uploads files.
 */
export const admitForm =
  (contextOf: (request: FastifyRequest) => Context) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isForm(request)) return undefined;
    const { headers } = request;
    // Apollo's own check against requests that another site's page could send.
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
