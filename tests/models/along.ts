import type { AnyMachineSnapshot } from 'xstate';
import type { FlowLine } from './flow.ts';
import { placesOf } from './model.ts';
import type { Model } from './model.ts';
import { waitFor } from './waits.ts';
import type { Step } from '../../devtools/simulation/walk.ts';

/** What happens by itself, without anybody bringing it about. */
const automatic = ['begins', 'at once', 'step is done'];
const anywhere = '(any)';

/** Of several timers of a state, the time that passes for one may end the others, too. */
const isTimer = (event: string) => event.startsWith('after ');

const isWithin = (place: string, state: string) =>
  state === anywhere || place === state || place.startsWith(`${state}.`);

/** The lines of a flow that can happen where a machine is. */
export function linesFrom(flow: readonly FlowLine[], snapshot: AnyMachineSnapshot): FlowLine[] {
  const places = placesOf(snapshot.value);
  return flow.filter(
    ({ from, event }) =>
      !automatic.includes(event) && places.some((place) => isWithin(place, from)),
  );
}

/** The steps that bring a line about, one for each sample and outcome that the model has. */
export function stepsAlong(model: Model, line: FlowLine): Step[] {
  const [, id = '', ending] = /^(\w+) (answered|failed)$/.exec(line.event) ?? [];
  if (ending !== undefined)
    return (model.outcomes[id] ?? []).flatMap((outcome): Step[] => {
      if ('answers' in outcome)
        return ending === 'answered' ? [{ answers: id, with: outcome.answers }] : [];
      return ending === 'failed' ? [{ fails: id, with: outcome.fails }] : [];
    });
  const [, delay] = /^after (\w+)/.exec(line.event) ?? [];
  if (delay !== undefined)
    return [{ passes: waitFor(/^\d+$/.test(delay) ? Number(delay) : delay) }];
  if (line.event === 'address opened')
    return [{ fact: { type: 'xstate.route', to: `#${line.to.split('.').at(-1)}` } }];
  return model.facts.filter((fact) => fact.type === line.event).map((fact) => ({ fact }));
}

/**
 * Where the flow says that a machine may be after an event: what its lines lead to, or where it was
 * when every line has a condition.
 */
export function allowedAfter(
  flow: readonly FlowLine[],
  before: AnyMachineSnapshot,
  line: FlowLine,
): Set<string> {
  const same = linesFrom(flow, before).filter(
    ({ event, to }) =>
      (event === line.event || (isTimer(event) && isTimer(line.event))) &&
      (event !== 'address opened' || to === line.to),
  );
  const places = placesOf(before.value);
  return new Set([...places, ...same.map(({ to }) => to)].flatMap((state) => settled(flow, state)));
}

/** The innermost states that entering a state can end in. */
function settled(flow: readonly FlowLine[], state: string): string[] {
  if (state === '(stays)') return [];
  const lines = flow.filter(({ from }) => from === state);
  const begins = lines.find(({ event }) => event === 'begins');
  const atOnce = lines.filter(({ event }) => event === 'at once');
  if (begins) return settled(flow, begins.to);
  const regions = flow.filter(
    ({ from, event }) => event === 'begins' && from.startsWith(`${state}.`),
  );
  if (regions.length > 0) return regions.flatMap(({ to }) => settled(flow, to));
  if (state.endsWith('.done'))
    return flow
      .filter(
        ({ from, event }) => event === 'step is done' && from === state.replace(/\.done$/, ''),
      )
      .flatMap(({ to }) => settled(flow, to));
  const here = atOnce.some(({ condition }) => condition === undefined) ? [] : [state];
  return [...here, ...atOnce.flatMap(({ to }) => settled(flow, to))];
}
