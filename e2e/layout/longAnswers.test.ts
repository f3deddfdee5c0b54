import { readFileSync } from 'node:fs';
import { buildSchema, getOperationAST, graphql, parse, typeFromAST } from 'graphql';
import type { OperationDefinitionNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { listedDocuments } from '../../server/graphql/trustedDocuments.ts';
import { valueOf } from '../../tests/gateway/support/everyOperation.ts';
import { longAnswers } from './longNames.ts';
import { openedPages } from './pages.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const documents = listedDocuments().map(([, source]) => {
  const operation = getOperationAST(parse(source))!;
  return { source, operation, fields: rootFieldsOf(operation) };
});

function rootFieldsOf({ selectionSet }: OperationDefinitionNode): string[] {
  return selectionSet.selections.flatMap((one) => (one.kind === 'Field' ? one.name.value : []));
}

const variablesOf = ({ variableDefinitions = [] }: OperationDefinitionNode) =>
  Object.fromEntries(
    variableDefinitions.map(({ variable: { name }, type }) => [
      name.value,
      valueOf(typeFromAST(schema, type as never) as never, name.value, false),
    ]),
  );

/** What operations that ask for one of these answers, and for nothing else, say of them. */
async function refusals(answers: Record<string, unknown>): Promise<string[]> {
  const found = documents
    .filter(({ fields }) =>
      fields.every((field) => field in answers && typeof answers[field] !== 'function'),
    )
    .map(async ({ source, operation }) => {
      const variableValues = variablesOf(operation);
      const { errors = [] } = await graphql({ schema, source, variableValues, rootValue: answers });
      return errors.map(({ message }) => `${operation.name?.value}: ${message}`);
    });
  return (await Promise.all(found)).flat();
}

// The browser tests of these pages take turns: without this, a sample that a change has left behind
// fails one of them many turns later.
describe('long answers fit every operation of the web', () => {
  it.each(openedPages)('on the page %s', async (_, { answers }) => {
    expect(await refusals({ ...longAnswers, ...answers })).toEqual([]);
  });
});
