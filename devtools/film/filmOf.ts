import type { Chart } from '../chart/chart.ts';
import type { Films, Frame } from './film.ts';
import filmsOfAll from './films.json' with { type: 'json' };

const films: Films = filmsOfAll;

/** The success path of a flow; empty if it has none. */
export const filmOf = ({ id }: Pick<Chart, 'id'>): readonly Frame[] => films[id] ?? [];
