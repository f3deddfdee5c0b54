import {
  InsertQueryNode,
  OperationNodeTransformer,
  ValueListNode,
  ValueNode,
  ValuesNode,
} from 'kysely';
import type { OperationNode } from 'kysely';
import type { Deps } from '../deps.ts';

const nothing = ValueNode.create(null);

/** Inserts messages with `due_at` null, which no sender takes. */
class NeverDue extends OperationNodeTransformer {
  protected override transformInsertQuery(node: InsertQueryNode): InsertQueryNode {
    const insert = super.transformInsertQuery(node);
    const { columns = [], values } = insert;
    if (insert.into?.table.identifier.name !== 'messages' || !values || !ValuesNode.is(values))
      return insert;
    const due = columns.findIndex(({ column }) => column.name === 'due_at');
    const rows = values.values.map((row) => {
      const list: readonly OperationNode[] = ValueListNode.is(row)
        ? row.values
        : row.values.map((value) => ValueNode.create(value));
      return ValueListNode.create(list.with(due, nothing));
    });
    return { ...insert, values: ValuesNode.create(rows) };
  }
}

const neverDue = new NeverDue();

/**
 * The same service, whose messages are written and never sent: another copy that is started at the
 * same time runs its senders already.
 */
export const withoutSending = (deps: Deps): Deps => ({
  ...deps,
  db: deps.db.withPlugin({
    transformQuery: ({ node, queryId }) => neverDue.transformNode(node, queryId),
    transformResult: ({ result }) => Promise.resolve(result),
  }),
});
