import { fromPromise } from 'xstate';
import type { PromiseActorLogic } from 'xstate';

/**
 * A machine's call to the outside: a plain async function that rejects with an Error if it fails.
 */
export type Port<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>;

/**
 * Any machine's record of ports. Machines declare theirs as a type alias, as an interface lacks the
 * index signature.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- the one place where any port is meant
type AnyPorts = Record<string, Port<any, any>>;

type ActorsOf<Ports extends AnyPorts> = {
  [Name in keyof Ports]: Ports[Name] extends Port<infer Input, infer Output>
    ? PromiseActorLogic<Output, Input>
    : never;
};

/** Turns ports into the promise actors that `setup` and `provide` take. */
export function toActors<Ports extends AnyPorts>(ports: Ports): ActorsOf<Ports> {
  const actors = Object.entries(ports).map(([name, port]) => [
    name,
    fromPromise(({ input, signal }) => port(input, signal)),
  ]);
  return Object.fromEntries(actors) as ActorsOf<Ports>;
}

/** Declares a port; its calls fail until the machine is provided with it. */
export function port<Input, Output>(): Port<Input, Output> {
  return () => Promise.reject(new Error('The port must be provided.'));
}
