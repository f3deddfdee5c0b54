import { fromPromise } from 'xstate';
import type { PromiseActorLogic } from 'xstate';

/**
 * A machine's call to the outside: a plain async function that rejects with an Error if it fails.
 */
export type Port<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>;

/**
 * Any machine's record of ports. The type of a machine's own is an alias, as an interface lacks the
 * index signature.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- the one place where any port is meant
type AnyPorts = Record<string, Port<any, any>>;

type ActorsOf<Ports extends AnyPorts> = {
  [Name in keyof Ports]: Ports[Name] extends Port<infer Input, infer Output>
    ? PromiseActorLogic<Output, Input>
    : never;
};

const missing = () => Promise.reject(new Error('A port must be provided.'));

/** Declares a port; its calls fail until the machine is provided with it. */
export const port = <Input, Output>(): Port<Input, Output> => missing;

/**
 * Turns ports into the promise actors that `setup` and `provide` take; one that is only declared fails
 * with a message that names it.
 */
export function toActors<Ports extends AnyPorts>(ports: Ports): ActorsOf<Ports> {
  const actors = Object.entries(ports).map(([name, call]) => [
    name,
    fromPromise(({ input, signal }) =>
      call === missing
        ? Promise.reject(new Error(`The port '${name}' must be provided.`))
        : call(input, signal),
    ),
  ]);
  return Object.fromEntries(actors) as ActorsOf<Ports>;
}
