import { useMemo, useState, useSyncExternalStore } from 'react';
import { simulate } from '../simulation/simulation.ts';

const none = { read: () => undefined, subscribe: () => () => undefined };

/** A simulated machine, while wanted; it starts again with `restart`. */
export function useSimulation(machine: string, isWanted: boolean) {
  const [run, setRun] = useState(0);
  const simulation = useMemo(
    // Each run is a new machine.
    () => (isWanted && run >= 0 ? simulate(machine) : undefined),
    [machine, isWanted, run],
  );
  const store = simulation ?? none;
  const view = useSyncExternalStore(store.subscribe, store.read);
  return view && { ...view, take: simulation!.take, restart: () => setRun((before) => before + 1) };
}
