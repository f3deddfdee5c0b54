import { codeOf, messageOf } from '../../machines/failure.ts';
import { emptyFeed } from '../flows/feed.ts';
import type { Feed } from '../flows/feed.ts';
import type { Offer } from '../simulation/offers.ts';
import { failure } from '../samples/entities.ts';
import { simulate } from '../simulation/simulation.ts';
import type { Simulation } from '../simulation/simulation.ts';
import type { Happening, Story } from './story.ts';

/** A moment of a story: the flow in view, and the last event of the feed so far. */
export interface Moment {
  flow: string;
  at: number;
}

/** The events of a played story, with its moments: its start, then one for each step. */
export interface PlayedStory {
  feed: Feed;
  moments: Moment[];
}

/** Plays a story through the machines that ship; throws if a machine does not accept a step. */
export async function playStory(story: Story): Promise<PlayedStory> {
  const simulations = new Map(flowsOf(story).map((name) => [name, simulationOf(name)]));
  let feed: Feed = { ...emptyFeed, connected: true };
  const gather = (simulation: Simulation) => {
    const { actors, entries } = simulation.read().feed;
    const known = feed.entries.filter(({ sessionId }) => sessionId === actors[0]!.sessionId).length;
    const added = entries
      .slice(known)
      .map((entry, index) => ({ ...entry, index: feed.entries.length + index }));
    feed = { ...feed, entries: [...feed.entries, ...added] };
    return added.length;
  };
  for (const simulation of simulations.values()) {
    feed = { ...feed, actors: [...feed.actors, ...simulation.read().feed.actors] };
    gather(simulation);
  }
  const moments: Moment[] = [];
  let shown = flowsOf(story)[0]!;
  for (const { happens } of [story.before, ...story.steps]) {
    for (const happening of happens) {
      const simulation = simulations.get(happening.flow)!;
      await simulation.take(offerFor(happening, simulation.read().offers).step);
      if (gather(simulation) === 0) throw new Error(`Nothing came of ${JSON.stringify(happening)}`);
      shown = happening.flow;
    }
    moments.push({ flow: shown, at: feed.entries.length - 1 });
  }
  return { feed, moments };
}

/** The flows of a story, the first one shown at the head. */
export const flowsOf = ({ before, steps }: Story): string[] => [
  ...new Set(
    [...before.happens, ...steps.flatMap(({ happens }) => happens)].map(({ flow }) => flow),
  ),
];

/** The step that an event belongs to; without an event, the last one. */
export function stepAt(moments: readonly Moment[], at: number | undefined): number {
  const step = moments.findIndex((moment) => at !== undefined && moment.at >= at);
  return step === -1 ? moments.length - 1 : step;
}

function simulationOf(name: string): Simulation {
  const simulation = simulate(name);
  if (!simulation) throw new Error(`There is no flow '${name}'.`);
  return simulation;
}

function offerFor(happening: Happening, offers: readonly Offer[]): Offer {
  const offer = offers.find(({ step, refusal }) => refusal === null && isMeant(happening, step));
  if (offer) return offer;
  const possible = offers.map(({ words, refusal }) => (refusal ? `${words} (${refusal})` : words));
  throw new Error(
    `${JSON.stringify(happening)} is not possible. Possible: ${possible.join('; ') || 'nothing'}.`,
  );
}

function isMeant(happening: Happening, step: Offer['step']): boolean {
  if ('fact' in happening)
    return 'fact' in step && step.fact.type === happening.fact && has(step.fact, happening.with);
  if ('answers' in happening)
    return (
      'answers' in step && step.answers === happening.answers && has(step.with, happening.with)
    );
  if ('fails' in happening)
    return (
      'fails' in step &&
      step.fails === happening.fails &&
      codeOf(step.with) === (happening.code ?? codeOf(failure())) &&
      (happening.reason === undefined || messageOf(step.with).reason === happening.reason)
    );
  return 'passes' in step;
}

/**
 * Whether a value contains all of the wanted one, at any depth; lists must have the same length.
 */
const has = (value: unknown, wanted: unknown): boolean =>
  wanted === undefined ||
  value === wanted ||
  (typeof wanted === 'object' &&
    wanted !== null &&
    typeof value === 'object' &&
    value !== null &&
    (!Array.isArray(wanted) || (Array.isArray(value) && value.length === wanted.length)) &&
    Object.entries(wanted).every(([key, inner]) =>
      has((value as Record<string, unknown>)[key], inner),
    ));
