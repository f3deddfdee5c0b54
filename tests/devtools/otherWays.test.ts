import { describe, expect, it } from 'vitest';
import { chartOf } from '../../devtools/chart/chart.ts';
import { stretchesOf } from '../../devtools/film/film.ts';
import { filmOf } from '../../devtools/film/filmOf.ts';
import { otherWays } from '../../devtools/film/otherWays.ts';
import { pictureOf } from '../../devtools/film/pictures.ts';
import { sameScreens } from '../../devtools/film/sameScreens.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';

/** What else can happen in each stretch of a flow's film, by its picture. */
function waysIn(flow: string) {
  const chart = chartOf(shippedMachines.find(({ id }) => id === flow)!);
  const film = filmOf(chart);
  const isPictured = ({ state }: { state: string }) => pictureOf(flow, state, 'en') !== undefined;
  const hasScreens = film.some(isPictured);
  const stretches = stretchesOf(film, (frame) => !hasScreens || isPictured(frame));
  const ways = stretches.map((one) => ({ one, ...otherWays(chart, film, one) }));
  return { chart, film, hasScreens, stretches, ways };
}
const onServer = new Set(Object.keys(sameScreens).map((name) => name.split('/')[0]));
const eventsOf = (ways: readonly { transition: { event: string } }[]) =>
  ways.map(({ transition }) => transition.event);

const flows = shippedMachines.map(({ id }) => id).filter((id) => filmOf({ id }).length > 0);
describe.each(flows)('what else can happen in the film of %s', (flow) => {
  const { chart, film, stretches, ways } = waysIn(flow);

  it('belongs to one picture, whatever frame it happens in', () => {
    const frames = stretches.flatMap(({ from, to }) => [...film.keys()].slice(from, to));
    expect(frames).toEqual([...film.keys()]);
  });

  it('is a failure where a service refuses or fails and the way does not lead on all the same, and none where people choose it', () => {
    const next = (of: { id: string; source: string; event: string; targets: string[] }) =>
      film.some(({ takes }) => takes.includes(of.id))
        ? `${of.source} ${of.event} ${of.targets.join()}`
        : '';
    const ledOn = new Set(chart.transitions.map(next));
    for (const { failures, others } of ways) {
      const notFailed = others
        .map(({ transition }) => transition)
        .filter(({ event }) => event.startsWith('xstate.error.'))
        .map((one) => `${one.source} ${one.event.replace('error', 'done')} ${one.targets.join()}`);
      expect(notFailed.filter((one) => !ledOn.has(one))).toEqual([]);
      const facts = eventsOf(failures).filter((event) => !/^(always$|xstate\.)/.test(event));
      // On the server a fact may be a failure that a service reports.
      const chosen = facts.filter(
        (event) => !onServer.has(flow) || /\.(cancelled|changed)$/.test(event),
      );
      expect(chosen).toEqual([]);
    }
  });
});

it.each([
  ['booking', 'payment.windowOpen', 'failures', 'payment.declined'],
  ['booking', 'payment.windowOpen', 'others', 'payment.ready'],
  ['booking', 'patient.choosing', 'failures', 'patient.loadFailed'],
  ['booking', 'patient.choosing', 'failures', 'patient.choosing'],
  ['booking', 'patient.choosing', 'others', 'patient.done'],
  ['booking', 'patient.choosing', 'others', 'patient.editing'],
  ['booking', 'lab.choosing', 'failures', 'lab.loadFailed'],
  ['booking', 'address.choosing', 'failures', 'address.loadFailed'],
  ['booking', 'review.showing', 'failures', 'review.reloading'],
  ['payment', 'PENDING', 'failures', 'EXPIRED'],
  ['payment', 'PENDING', 'others', 'EXPIRED'],
  ['payment', 'SUCCESS', 'others', 'REFUND_PENDING'],
] as const)('%s at %s: among the %s is what leads to %s', (flow, state, kind, path) => {
  const { film, ways } = waysIn(flow);
  const found = ways.filter(({ one }) => film[one.picture]!.state === state);
  expect(
    found.flatMap((one) => one[kind]).flatMap(({ ends }) => ends.map((end) => end.path)),
  ).toContain(path);
});
