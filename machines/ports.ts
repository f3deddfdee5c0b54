import { fromPromise } from 'xstate';
import type { PromiseActorLogic } from 'xstate';

/**
 * A call of a machine to the outside: a plain async function. Rejecting with an Error means
 * it failed.
 */
export type Port<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>;

/** The record of ports that a machine lists; a type alias keeps this as narrow as it is written. */
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

/** A port that has not been supplied: it fails with a message that names it. */
export function missing(name: string): () => Promise<never> {
  return () => Promise.reject(new Error(`The port '${name}' must be provided.`));
}
