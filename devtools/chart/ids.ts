/** The id that a chart gives to the state of a flow at a path; '' is the flow itself. */
export const idOf = (flow: string, path: string): string =>
  path === '' ? flow : `${flow}.${path}`;

/** The ids of what holds a state, the machine itself left out. */
export const outerIds = (id: string): string[] =>
  id
    .split('.')
    .slice(1, -1)
    .map((_, index, keys) => [id.split('.')[0], ...keys.slice(0, index + 1)].join('.'));

/** What the code calls the state of an id: its own key. */
export const keyIn = (id: string): string => id.split('.').at(-1)!;
