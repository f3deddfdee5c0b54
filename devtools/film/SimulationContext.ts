import { createContext } from 'react';

/** Whether a story or a simulation is shown, in which nothing real happens. */
export const SimulationContext = createContext(false);
