import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';

/** The flows at one time, including the parts that no chart shows. */
export interface Version {
  charts: Chart[];
  /** A hash of the code of each condition, delay and file of `machines/`, by its name. */
  bodies: ReadonlyMap<string, string>;
}

type StateRow = Partial<Omit<ChartState, 'id' | 'key' | 'parent'>> & { path: string };
/** One line of a version's file, kept small so that a change is one line in git's diff. */
type Row =
  | ['flow', string, string]
  | ['state', StateRow]
  | ['arrow', string, string, Partial<ChartTransition>]
  | ['body', string, string];

const empty: Omit<ChartState, 'id' | 'key' | 'parent' | 'path'> = {
  type: 'atomic',
  initial: undefined,
  description: '',
  clause: '',
  tags: [],
  invokes: [],
  ports: [],
  entry: [],
  exit: [],
};

/** A version as the lines of a file. */
export function writeVersion({ charts, bodies }: Version): string {
  const rows = charts.flatMap(({ id, description, states, transitions }): Row[] => {
    const pathOf = new Map(states.map((state) => [state.id, state.path]));
    const paths = (ids: readonly string[]) => ids.map((one) => pathOf.get(one) ?? one);
    return [
      ['flow', id, description],
      ...states.map(
        ({ id: _id, key: _key, parent: _parent, initial, ports: _ports, ...state }): Row => {
          const said = Object.entries({
            ...state,
            ...(initial && { initial: paths([initial])[0] }),
          });
          const isSaid = ([name, value]: [string, unknown]) =>
            JSON.stringify(value) !== JSON.stringify(empty[name as keyof typeof empty]);
          return ['state', { path: state.path, ...Object.fromEntries(said.filter(isSaid)) }];
        },
      ),
      ...transitions.map(({ source, event, guard, targets, actions, delay }): Row => [
        'arrow',
        paths([source])[0]!,
        event,
        {
          ...(targets.length > 0 && { targets: paths(targets) }),
          ...(guard !== undefined && { guard }),
          ...(actions.length > 0 && { actions }),
          ...(delay !== undefined && { delay }),
        },
      ]),
    ];
  });
  const marks = [...bodies].map(([name, mark]): Row => ['body', name, mark]);
  return [...rows, ...marks].map((row) => `${JSON.stringify(row)}\n`).join('');
}

/** A version from the lines of its file. States are identified by their path, whatever their id. */
export function readVersion(text: string): Version {
  const charts: Chart[] = [];
  const bodies = new Map<string, string>();
  const idOf = (path: string) => [charts.at(-1)!.id, path].filter(Boolean).join('.');
  for (const line of text.split('\n').filter(Boolean)) {
    const row = JSON.parse(line) as Row;
    if (row[0] === 'flow')
      charts.push({ id: row[1], description: row[2], states: [], transitions: [] });
    else if (row[0] === 'state') {
      const { initial, ...state } = row[1];
      charts.at(-1)!.states.push({
        ...empty,
        ...state,
        id: idOf(state.path),
        key: state.path.split('.').at(-1)! || charts.at(-1)!.id,
        parent: state.path === '' ? undefined : idOf(state.path.split('.').slice(0, -1).join('.')),
        initial: initial === undefined ? undefined : idOf(initial),
      });
    } else if (row[0] === 'arrow') {
      const { transitions } = charts.at(-1)!;
      const [, source, event, { targets = [], guard, actions = [], delay }] = row;
      const before = transitions.filter(
        (one) => one.source === idOf(source) && one.event === event,
      );
      transitions.push({
        id: `${idOf(source)} ${event} ${before.length}`,
        source: idOf(source),
        event,
        guard,
        delay,
        actions,
        targets: targets.map(idOf),
      });
    } else bodies.set(row[1], row[2]);
  }
  return { charts, bodies };
}
