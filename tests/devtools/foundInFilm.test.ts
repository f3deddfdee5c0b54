import { expect, it } from 'vitest';
import { chartOf } from '../../devtools/chart/chart.ts';
import { stretchesOf } from '../../devtools/film/film.ts';
import { filmOf } from '../../devtools/film/filmOf.ts';
import { foundInFilm } from '../../devtools/film/foundInFilm.ts';
import { otherWays } from '../../devtools/film/otherWays.ts';
import { pictureOf, pictureWith } from '../../devtools/film/pictures.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';

/** Where the film of a flow shows a state that was looked for. */
function finder(flow: string) {
  const chart = chartOf(shippedMachines.find(({ id }) => id === flow)!);
  const film = filmOf(chart);
  const isPictured = ({ state }: { state: string }) => pictureOf(flow, state, 'en') !== undefined;
  const hasScreens = film.some(isPictured);
  const stretches = stretchesOf(film, (frame) => !hasScreens || isPictured(frame)).map(
    (stretch) => ({ stretch, ways: otherWays(chart, film, stretch) }),
  );
  const find = (path: string) =>
    foundInFilm(chart, film, stretches, path, (place) => Boolean(pictureWith(flow, place, 'en')));
  return { film, find };
}

it.each([
  ['booking', 'opening.released', 'review.showing', 'slot.choosing'],
  ['booking', 'payment.declined', 'payment.windowOpen', 'payment.declined'],
  ['booking', 'payment.verifying', 'payment.verifying', 'payment.windowOpen'],
  ['booking', 'lab.loading', 'lab.loading', 'lab.choosing'],
  ['booking', 'address.saving', 'address.creatingOrder', 'address.editing'],
  ['payment', 'EXPIRED', 'PENDING', 'EXPIRED'],
  ['payment', 'REFUNDED', 'PENDING', 'REFUNDED'],
])('%s: %s stands behind %s, with the screen of %s', (flow, path, behind, screen) => {
  const { film, find } = finder(flow);
  const { at, screenOf } = find(path);
  expect([film[at - 1]?.state, screenOf]).toEqual([behind, screen]);
});
