import { GraphQLError, Kind } from 'graphql';
import type { ASTVisitor, SelectionSetNode, ValidationContext } from 'graphql';

/** Bytes of a JSON operation at most; files come as multipart, with limits of their own. */
export const bodyLimit = 256 * 1024;
/** Tokens of a document at most; the largest of ours has about 400. */
export const maxTokens = 2000;
/** Levels of nesting at most; the schema's deepest useful one is 4, introspection's 9. */
const maxDepth = 10;
/** Fields of one operation at most, fragments spread out. */
const maxFields = 400;
/** Fields at the top of one operation at most: each may be a call to the service. */
const maxRootFields = 12;

interface Size {
  depth: number;
  fields: number;
  /** Fields at the top level alone. */
  top: number;
}

const nothing: Size = { depth: 0, fields: 0, top: 0 };

/** Validation rule: an operation that asks for too much is refused with 400 before anything runs. */
export function operationLimits(context: ValidationContext): ASTVisitor {
  const fragments = new Map<string, Size>();
  // Each fragment is measured once, however often it is spread; one that spreads itself counts as nothing (another rule refuses it).
  const fragmentSize = (name: string): Size => {
    const known = fragments.get(name);
    if (known) return known;
    fragments.set(name, nothing);
    const size = measure(context.getFragment(name)?.selectionSet, fragmentSize);
    fragments.set(name, size);
    return size;
  };
  return {
    OperationDefinition(operation) {
      const { depth, fields, top } = measure(operation.selectionSet, fragmentSize);
      const fault =
        top > maxRootFields
          ? 'asks for too many things at once'
          : depth > maxDepth
            ? 'is nested too deeply'
            : fields > maxFields
              ? 'asks for too many fields'
              : null;
      if (fault)
        context.reportError(
          new GraphQLError(`The operation ${fault}`, {
            nodes: operation,
            extensions: { code: 'BAD_REQUEST' },
          }),
        );
    },
  };
}

function measure(set: SelectionSetNode | undefined, fragmentSize: (name: string) => Size): Size {
  const total = { ...nothing };
  for (const selection of set?.selections ?? []) {
    if (selection.kind === Kind.FIELD) {
      const inner = measure(selection.selectionSet, fragmentSize);
      total.depth = Math.max(total.depth, 1 + inner.depth);
      total.fields += 1 + inner.fields;
      total.top += 1;
    } else {
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? fragmentSize(selection.name.value)
          : measure(selection.selectionSet, fragmentSize);
      total.depth = Math.max(total.depth, inner.depth);
      total.fields += inner.fields;
      total.top += inner.top;
    }
  }
  return total;
}
