import { GraphQLError, Kind } from 'graphql';
import type { ASTVisitor, SelectionSetNode, ValidationContext } from 'graphql';

/** Tokens of a document at most; the largest of ours has about 400. */
export const maxTokens = 2000;
/** Levels of nesting at most; the schema's deepest useful one is 4. */
const maxDepth = 10;
/** Fields of one operation at most, fragments spread out. */
const maxFields = 400;
/** Fields at the top of one operation at most: each may be a call to the service. */
const maxRootFields = 12;

/** Validation rule: an operation that asks for too much is refused with 400 before anything runs. */
export function operationLimits(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const root = measure(operation.selectionSet, context, new Set());
      const fault = operation.selectionSet.selections.length > maxRootFields ? 'asks for too many things at once'
        : root.depth > maxDepth ? 'is nested too deeply'
          : root.fields > maxFields ? 'asks for too many fields' : null;
      if (fault) context.reportError(new GraphQLError(`The operation ${fault}`, { nodes: operation, extensions: { code: 'BAD_REQUEST' } }));
    },
  };
}

function measure(set: SelectionSetNode | undefined, context: ValidationContext, seen: Set<string>): { depth: number; fields: number } {
  let depth = 0;
  let fields = 0;
  for (const selection of set?.selections ?? []) {
    if (selection.kind === Kind.FIELD) {
      const inner = measure(selection.selectionSet, context, seen);
      depth = Math.max(depth, 1 + inner.depth);
      fields += 1 + inner.fields;
    } else {
      const name = selection.kind === Kind.FRAGMENT_SPREAD ? selection.name.value : undefined;
      if (name && seen.has(name)) continue;
      const inner = measure(selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : context.getFragment(name!)?.selectionSet, context, new Set([...seen, name ?? '']));
      depth = Math.max(depth, inner.depth);
      fields += inner.fields;
    }
    // Enough is known; a document made to be slow is not walked to its end.
    if (fields > maxFields) break;
  }
  return { depth, fields };
}
