import type { AnyActorRef } from 'xstate';
import { chartOf } from '../chart/chart.ts';
import { emptyFeed, withMessages } from '../flows/feed.ts';
import type { Feed, InspectionEvent } from '../flows/feed.ts';
import { allSamples } from '../samples/allSamples.ts';
import { offersOf } from './offers.ts';
import type { Offer } from './offers.ts';
import { walk } from './walk.ts';
import type { Step } from './walk.ts';

/** The visible state of a simulation. */
export interface SimulationView {
  feed: Feed;
  offers: Offer[];
}

/**
 * A machine that runs on its own: without app, services or clock other than the viewer's actions.
 */
export interface Simulation {
  read(): SimulationView;
  subscribe(listener: () => void): () => void;
  take(step: Step): Promise<void>;
}

/** Starts a machine that ships with its samples; undefined if it has none. */
export function simulate(machineId: string): Simulation | undefined {
  const samples = allSamples.find(({ machine }) => machine.id === machineId);
  if (!samples) return undefined;
  const chart = chartOf(samples.machine);
  const sessionId = `simulation/${machineId}`;
  const listeners = new Set<() => void>();
  const happened: InspectionEvent[] = [{ type: '@xstate.actor', sessionId, name: machineId }];
  const walking = walk(samples.machine, samples.input, {}, (inspected) => {
    // The services that it starts are actors of their own, and left out.
    if (inspected.type !== '@xstate.snapshot' || (inspected.actorRef as AnyActorRef)._parent)
      return;
    const { value, status, context } = inspected.snapshot as never as Record<string, unknown>;
    happened.push({
      type: '@xstate.snapshot',
      sessionId,
      event: inspected.event,
      snapshot: { value, status: status as string, context },
      createdAt: String(Date.now()),
    });
  });
  const drawn = (feed: Feed): SimulationView => ({
    feed: withMessages(feed, happened.splice(0)),
    offers: offersOf(samples, chart, walking),
  });
  let view = drawn({ ...emptyFeed, connected: true });
  return {
    read: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take: async (step) => {
      await walking.go(step);
      view = drawn(view.feed);
      for (const listener of listeners) listener();
    },
  };
}
