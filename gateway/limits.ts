import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { GraphQLError } from 'graphql';
import type { ASTVisitor, ValidationContext, ValidationRule } from 'graphql';

/** Bytes of a JSON operation at most; files come as multipart, with limits of their own. */
export const bodyLimit = 256 * 1024;
/** Tokens of a document at most; the largest of ours has about 400. */
export const maxTokens = 2000;

/** Reported like any other violation; thrown, as the library does by itself, it would be a 500. */
const reported = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, { message }: GraphQLError) =>
      context?.reportError(new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } })),
  ],
};

/**
 * Validation rules: an operation that costs too much is refused with 400 before anything runs.
 * Each aliased root field may be a call to the service; the schema's deepest useful nesting is 4.
 */
export const operationLimits: ValidationRule[] = [
  maxAliasesRule({ ...reported, n: 12 }),
  maxDepthRule({ ...reported, n: 10 }),
  // Every field costs 1, fragments spread out.
  costLimitRule({ ...reported, maxCost: 400, objectCost: 1, scalarCost: 1, depthCostFactor: 1 }),
].map((rule) => (context) => rule(context) as ASTVisitor);
