/** The id in a chart of the state of a flow at a path; '' is the flow itself. */
export const idOf = (flow: string, path: string): string =>
  path === '' ? flow : `${flow}.${path}`;

/** The ids of the states around a state, without the machine itself. */
export const outerIds = (id: string): string[] =>
  id
    .split('.')
    .slice(1, -1)
    .map((_, index, keys) => [id.split('.')[0], ...keys.slice(0, index + 1)].join('.'));

/** The state's own key, from its id. */
export const keyIn = (id: string): string => id.split('.').at(-1)!;
