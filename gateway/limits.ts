import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { GraphQLError } from 'graphql';
import type { ASTVisitor, ValidationContext, ValidationRule } from 'graphql';

/**
 * The maximum size of a JSON operation, in bytes; files come as multipart, with limits of their
 * own.
 */
export const bodyLimit = 256 * 1024;
/** The most tokens of a document; our largest has about 400. */
export const maxTokens = 2000;

/**
 * Reports violations like any other validation error; if thrown, which is the library's default,
 * they would be a 500.
 */
const reported = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, { message }: GraphQLError) =>
      context?.reportError(new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } })),
  ],
};

/**
 * Validation rules that refuse an operation which costs too much, with 400, before anything runs.
 * Each aliased root field may be a call to the service; the schema's deepest useful nesting is 4.
 */
export const operationLimits: ValidationRule[] = [
  maxAliasesRule({ ...reported, n: 12 }),
  maxDepthRule({ ...reported, n: 10 }),
  // Every field costs 1, after fragments are expanded.
  costLimitRule({ ...reported, maxCost: 400, objectCost: 1, scalarCost: 1, depthCostFactor: 1 }),
].map((rule) => (context) => rule(context) as ASTVisitor);
