import { readFileSync, readdirSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fileNameOf } from '../../devtools/film/film.ts';
import { sameScreens } from '../../devtools/film/sameScreens.ts';
import { orderMachine } from '../../machines/order/order.machine.ts';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { refundMachine } from '../../machines/refund/refund.machine.ts';
import { successWays } from './filmOf.ts';
import { takes } from './takes.ts';

// What fails here is renewed by 'npm run pictures -- film'.
const readJson = (name: string) =>
  JSON.parse(readFileSync(`devtools/film/${name}.json`, 'utf8')) as Record<string, unknown>;
const pictures = readdirSync('devtools/film/pictures', {
  recursive: true,
  encoding: 'utf8',
}).filter((path) => path.endsWith('.webp'));
const pictured = takes().flatMap(({ flow, looks }) =>
  [...looks.values()].map((state) => `${flow}/${fileNameOf(state)}`),
);

it('the film of every flow is the way of success of the machine that ships', () => {
  const walked = Object.fromEntries(successWays().map(({ flow, frames }) => [flow, frames]));
  expect(readJson('films')).toEqual(walked);
});

it('every screen has its picture, light and dark, in both languages, and nothing else has', () => {
  const wanted = pictured.flatMap((name) =>
    ['en', 'hi'].flatMap((language) =>
      ['light', 'dark'].map((scheme) => `${name}.${language}.${scheme}.webp`),
    ),
  );
  expect(pictures.toSorted()).toEqual(wanted.toSorted());
  expect(Object.keys(readJson('screenWords')).toSorted()).toEqual(pictured.toSorted());
});

it('every state of the flows of the server has a picture of what the customer sees then', () => {
  const shown = new Set([...pictured, ...Object.keys(sameScreens)]);
  expect(Object.values(sameScreens).filter((name) => !pictured.includes(name))).toEqual([]);
  for (const machine of [orderMachine, paymentMachine, refundMachine])
    expect(
      Object.keys(machine.states).filter((state) => !shown.has(`${machine.id}/${state}`)),
    ).toEqual([]);
});

it('all pictures together weigh at most 1.5 MB', () => {
  const sizes = pictures.map((path) => statSync(`devtools/film/pictures/${path}`).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_500_000);
});
