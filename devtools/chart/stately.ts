import type { AnyStateMachine } from 'xstate';
import { actionNames, guardName } from './names.ts';

/** A machine's configuration as plain data. */
export type StatelyConfig = Record<string, unknown>;

/**
 * The configuration of a machine as JSON, which Stately Studio can import: guards and actions by
 * their names, as Studio does not have our code.
 */
export function statelyConfig(machine: AnyStateMachine): StatelyConfig {
  return { id: machine.id, ...(plain(machine.config) as StatelyConfig) };
}

/** The configuration as a file with one `createMachine` call. */
export function statelyFile(machine: AnyStateMachine): string {
  const config = JSON.stringify(statelyConfig(machine), null, 2);
  return `import { createMachine } from 'xstate';\n\nexport const ${machine.id}Machine = createMachine(${config});\n`;
}

/** The keys below these are names of the machine's own, such as a state called `entry`. */
const ownNames = new Set(['states', 'on', 'after']);

/**
 * A value without functions; `key` is the key it was found under, which tells what a function is
 * for.
 */
function plain(value: unknown, key = ''): unknown {
  if (key === 'guard') return plainGuard(value);
  if (key === 'actions' || key === 'entry' || key === 'exit') return plainActions(value);
  if (Array.isArray(value)) return value.map((one) => plain(one, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      // Other parameters, inputs and initial contexts are computed when the machine runs.
      .filter(([name, inner]) => typeof inner !== 'function' || name === 'guard')
      .map(([name, inner]) => [name, plain(inner, ownNames.has(key) ? '' : name)])
      .filter(([, inner]) => inner !== undefined),
  );
}

const plainGuard = (guard: unknown) => {
  const type = guardName(guard);
  return type === undefined ? undefined : { type, ...staticParams(guard) };
};

const plainActions = (actions: unknown) =>
  (Array.isArray(actions) ? (actions as unknown[]) : [actions]).flatMap((action) =>
    actionNames([action]).map((type) => ({ type, ...staticParams(action) })),
  );

/** The constant parameters of a guard or an action, which distinguish those with the same name. */
function staticParams(implementation: unknown): { params?: object } {
  const { params } = implementation as { params?: unknown };
  return typeof params === 'object' && params !== null ? { params } : {};
}
