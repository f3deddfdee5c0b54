import { buildSchema, createGateway } from '../../../gateway/gateway.ts';
import type { RestCall } from '../../../gateway/rest/transport.ts';
import type { Mutation, Query, Subscription } from '../../../machines/generated/schema.ts';
import { MAY } from '../../api/support/accessTable.ts';
import type { Who } from '../../api/support/accessTable.ts';
import { everyOperation } from './everyOperation.ts';
import { ask, stubService } from './stubService.ts';

/** A field of Query, Mutation or Subscription. */
export type Operation = keyof Query | keyof Mutation | keyof Subscription;

/** The row of the table of REST that a call has. */
function rowOfCall({ method, path }: RestCall): Who | undefined {
  const made = `${method} ${path.replace('/api/v1/', '').split('?')[0]}`;
  const row = Object.keys(MAY).find(
    (known) => known === made || new RegExp(`^${known.replace(/\{\w+\}/g, '[^/]+')}$`).test(made),
  );
  return row === undefined ? undefined : MAY[row];
}

/** Whoever may make the first call of REST that an operation leads to may ask the operation. */
async function accessOfOperations(): Promise<Record<Operation, Who>> {
  const gateway = createGateway({ schema: buildSchema(), production: false });
  const access: Record<string, Who> = { orderChanged: MAY['GET order/{id}/events']! };
  for (const { name, query, variables } of everyOperation(buildSchema())) {
    if (query.startsWith('subscription')) continue;
    const service = stubService();
    await ask(gateway, service, query, variables);
    const row = rowOfCall(service.calls[0]!);
    if (row === undefined) throw new Error(`The call of ${name} is not in the table of REST.`);
    access[name] = row;
  }
  await gateway.stop();
  return access as Record<Operation, Who>;
}

/** Who may ask each operation. */
export const MAY_ASK = await accessOfOperations();
