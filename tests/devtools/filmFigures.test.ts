import { expect, it } from 'vitest';
import { stretchFigures } from '../../devtools/figures/filmFigures.ts';
import { leftMost } from '../../devtools/figures/leftMost.ts';
import { filmOf } from '../../devtools/film/filmOf.ts';
import { charts } from '../../devtools/flows/charts.ts';

const chart = charts.find(({ id }) => id === 'booking')!;
const frames = (...states: string[]) => states.map((state) => ({ state, takes: [] }));
const state = (path: string, entered: number, next: Record<string, number>) => ({
  __typename: 'StateFigures' as const,
  flow: 'booking',
  state: path,
  entered,
  wentOn: Object.values(next).reduce((all, one) => all + one, 0),
  medianSeconds: null,
  next: Object.entries(next).map(([to, count]) => ({
    __typename: 'NextState' as const,
    state: to,
    count,
  })),
});

it('a picture of a film counts who went on to a later one, who left, and who went elsewhere', () => {
  const counted = [
    state('lab.loading', 10, { 'lab.choosing': 9, 'lab.failed': 1 }),
    state('lab.choosing', 10, { 'slot.loading': 6, 'patient.choosing': 2 }),
  ];
  expect(
    stretchFigures(
      chart,
      frames('lab.loading', 'lab.choosing'),
      frames('slot.loading', 'slot.choosing'),
      counted,
    ),
  ).toEqual({
    came: 11,
    wentOn: 55,
    leftHere: 18,
    elsewhere: [
      { state: 'patient.choosing', percent: 18 },
      { state: 'lab.failed', percent: 9 },
    ],
  });
  expect(stretchFigures(chart, frames('slot.choosing'), [], counted)).toBeUndefined();
});

it('the share of those who left is the same in the list, the chart and the film', () => {
  const counted = [state('payment.ready', 8, { placed: 5 })];
  const [place] = leftMost(chart, filmOf(chart), counted);
  expect(place).toMatchObject({ left: 3, came: 8, leftHere: 38 });
  const later = frames('placed');
  expect(stretchFigures(chart, frames('payment.ready'), later, counted)?.leftHere).toBe(38);
});

it('who is at the end of a flow has not left it, and no place names them', () => {
  const film = filmOf(chart);
  const counted = [state('payment.ready', 5, { placed: 4 }), state('placed', 4, {})];
  expect(leftMost(chart, film, counted).map(({ path }) => path)).toEqual(['payment.ready']);
  expect(stretchFigures(chart, film.slice(-1), [], counted)).toMatchObject({
    came: 4,
    leftHere: undefined,
  });
});
