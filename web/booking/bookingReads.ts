import type { BookingPorts } from '../../machines/booking/booking.ports.ts';
import type { Port } from '../../machines/ports.ts';
import { answerKey } from '../shared/pageData.ts';
import type { PageQuery } from '../shared/pageData.ts';
import {
  addressesQuery,
  bookedOrderQuery,
  labsQuery,
  none,
  patientsQuery,
  slotsQuery,
  visitTestsQuery,
} from '../shared/queries.ts';
import { labsOf } from './labsOf.ts';

type InputOf<Name extends keyof BookingPorts> = Parameters<BookingPorts[Name]>[0];

/** How to answer a port: the query, and the part of its data to return. */
export interface Read<Input, Data, Variables, Output> {
  query: PageQuery<Data, Variables>;
  variables(input: Input): Variables;
  pick(data: Data): Output;
}
const read = <Input, Data, Variables, Output>(
  query: PageQuery<Data, Variables>,
  variables: (input: Input) => Variables,
  pick: (data: Data) => Output,
): Read<Input, Data, Variables, Output> => ({ query, variables, pick });

/**
 * The data that the funnel's steps load when they open or are left; a server-rendered page includes
 * it.
 */
export const bookingReads = {
  loadPatients: read(
    patientsQuery,
    () => none,
    ({ patients }) => patients,
  ),
  loadVisitTests: read(
    visitTestsQuery,
    ({ testIds }: InputOf<'loadVisitTests'>) => ({ ids: testIds }),
    ({ visitTests }) => visitTests,
  ),
  loadLabs: read(
    labsQuery,
    ({ testIds, ...more }: InputOf<'loadLabs'>) => ({ ...labsOf(testIds), ...more }),
    ({ labs }) => labs,
  ),
  loadSlots: read(
    slotsQuery,
    (input: InputOf<'loadSlots'>) => ({ ...input }),
    ({ slots }) => slots,
  ),
  loadAddresses: read(
    addressesQuery,
    () => none,
    ({ addresses }) => addresses,
  ),
  loadOrder: read(
    bookedOrderQuery,
    ({ orderId }: InputOf<'loadOrder'>) => ({ id: orderId }),
    ({ order }) => order,
  ),
};
export type ReadPorts = Pick<BookingPorts, keyof typeof bookingReads>;

/**
 * These ports, answered from data at hand if there is any under their key, else by the given ports.
 */
export function answeredBy<Ports extends ReadPorts>(
  answerTo: (key: string) => unknown,
  ports: Ports,
): Ports {
  const reads = bookingReads as unknown as Record<string, Read<unknown, unknown, object, unknown>>;
  const answered = Object.entries(reads).map(
    ([name, { query, variables, pick }]): [string, Port<unknown, unknown>] => [
      name,
      async (input, signal) => {
        const data = answerTo(answerKey(query.name, variables(input)));
        const port = (ports as Record<string, Port<unknown, unknown>>)[name]!;
        return data === undefined ? port(input, signal) : pick(data);
      },
    ],
  );
  return { ...ports, ...Object.fromEntries(answered) };
}
