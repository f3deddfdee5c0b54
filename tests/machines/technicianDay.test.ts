import { describe, expect, it } from 'vitest';
import { failure } from '../../devtools/samples/entities.ts';
import {
  collection,
  departure,
  failedVisit,
  plannedVisit,
  storedDay,
} from '../../devtools/samples/technicianDay.samples.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { dotted } from '../../machines/dotted.ts';
import type { Visit, VisitActInput } from '../../machines/generated/schema.ts';
import { technicianDayMachine } from '../../machines/technicianDay/technicianDay.machine.ts';
import {
  actsLeft,
  changedOutbox,
  problemOf,
} from '../../machines/technicianDay/technicianDay.rules.ts';
import type {
  Outbox,
  TechnicianDayContext,
  TechnicianDayEvent,
} from '../../machines/technicianDay/technicianDay.types.ts';
import { listen } from './support/listen.ts';

const empty: Outbox = { acts: [], refused: [] };
const fact = (event: TechnicianDayEvent): Step => ({ fact: event });
const press = (act: VisitActInput) => fact({ type: 'act.pressed', act });
const opened = fact({ type: 'collection.opened', visitId: 'o1' });
const loaded: Step = { answers: 'loadVisits', with: storedDay.day };
const begin = (outbox = empty, stored: typeof storedDay | null = null) =>
  listen(technicianDayMachine, { outbox, stored });
const memory = (one: ReturnType<typeof begin>) => one.context<TechnicianDayContext>();
const keys = (one: ReturnType<typeof begin>) => memory(one).outbox.acts.map(({ key }) => key);
const lost: Step = {
  fails: 'actOnVisit',
  with: Object.assign(new Error('No connection'), { code: 'UNREACHABLE' }),
};
const second = { ...plannedVisit, id: 'o2' };
const twoVisits = { ...storedDay, day: { ...storedDay.day, visits: [plannedVisit, second] } };
const departed = {
  ...plannedVisit,
  standing: 'ON_THE_WAY' as const,
  actions: ['COLLECT' as const],
};

describe('what is pressed', () => {
  it('is sent one after the other, in its order, and the answer is shown', async () => {
    const one = begin();
    await one.go(loaded, press(departure), opened, press(collection));
    expect([keys(one), one.calls('actOnVisit')]).toEqual([['k1', 'k2'], [departure]]);
    await one.go({ answers: 'actOnVisit', with: departed });
    expect(memory(one).stored!.day.visits).toEqual([departed]);
    expect(one.calls('actOnVisit')).toEqual([departure, collection]);
    await one.go({ answers: 'actOnVisit', with: { ...departed, standing: 'COLLECTED' } });
    expect([keys(one), dotted(one.value())]).toEqual([[], 'page.looking+outbox.allSent']);
  });

  it('waits without a connection, and goes with the same key once there is one', async () => {
    const one = begin();
    await one.go(loaded, press(departure), lost);
    expect([dotted(one.value()), keys(one)]).toEqual(['page.looking+outbox.unsent', ['k1']]);
    await one.go(fact({ type: 'connection.returned' }));
    expect(one.calls('actOnVisit')).toEqual([departure, departure]);
    await one.go(lost, { passes: 5_000 });
    expect(one.calls('actOnVisit')).toHaveLength(3);
  });

  it('waits, too, while the session has ended', async () => {
    const one = begin();
    const ended = Object.assign(new Error('Please log in'), { code: 'UNAUTHENTICATED' });
    await one.go(loaded, press(departure), { fails: 'actOnVisit', with: ended });
    expect(keys(one)).toEqual(['k1']);
    expect(memory(one).sendMessage).toMatchObject({ text: 'Please log in' });
    // Nothing is asked again and again of a service that only a login would open.
    await one.go({ passes: 60_000 });
    expect(one.calls('actOnVisit')).toHaveLength(1);
    // Back from the login in another tab.
    await one.go(fact({ type: 'day.refreshed' }));
    expect(one.calls('actOnVisit')).toEqual([departure, departure]);
  });

  it('refused, stands at its visit until it is read, and the rest goes on', async () => {
    const one = begin();
    const gone = Object.assign(new Error('It was cancelled'), { code: 'CONFLICT' });
    const other = { ...departure, key: 'k9', visitId: 'o2' };
    await one.go({ answers: 'loadVisits', with: twoVisits.day }, press(departure), press(other));
    await one.go({ fails: 'actOnVisit', with: gone });
    expect(memory(one).outbox.refused).toMatchObject([
      { act: departure, message: { text: 'It was cancelled' }, number: '4821-7730' },
    ]);
    expect(one.calls('actOnVisit')).toEqual([departure, other]);
    // What became of it is loaded.
    expect(one.calls('loadVisits')).toHaveLength(2);
    await one.go(fact({ type: 'refusal.read', visitId: 'o1' }));
    expect(memory(one).outbox.refused).toEqual([]);
  });

  it('is pressed once: what waits is not offered again', async () => {
    const one = begin();
    await one.go(loaded, press(departure), press({ ...departure, key: 'again' }), lost);
    expect(keys(one)).toEqual(['k1']);
    await one.go(opened, press(collection), opened);
    expect([keys(one), dotted(one.value())]).toEqual([['k1', 'k2'], 'page.looking+outbox.unsent']);
  });

  it('before a reload is sent after it, without a list if need be', async () => {
    const one = begin({ acts: [departure], refused: [] }, storedDay);
    await one.go({ fails: 'loadVisits' });
    expect(one.calls('actOnVisit')).toEqual([departure]);
    expect(memory(one)).toMatchObject({
      staleMessage: { text: failure().message },
      stored: storedDay,
    });
  });

  it('in another tab is sent behind what this one is sending', async () => {
    const one = begin();
    await one.go(loaded, press(departure));
    const outbox = { acts: [failedVisit], refused: [] };
    await one.go(fact({ type: 'outbox.changed', outbox }));
    expect(keys(one)).toEqual(['k1', 'k3']);
    await one.go(lost, fact({ type: 'outbox.changed', outbox: empty }));
    expect(dotted(one.value())).toBe('page.looking+outbox.allSent');
  });
});

describe('the form', () => {
  it('stays open with what is wrong, and closes once it is complete', async () => {
    const one = begin();
    await one.go(loaded, opened, press({ ...collection, samples: [] }));
    expect(memory(one).message).toMatchObject({ reason: 'SAMPLE_ID_MISSING' });
    await one.go(press(collection));
    expect([dotted(one.value()), memory(one).message]).toEqual([
      'page.looking+outbox.sending',
      null,
    ]);
  });

  it.each<[string | null, Partial<VisitActInput>]>([
    ['SAMPLE_ID_INVALID', { samples: [{ itemId: 'i1', sampleId: 'A B' }] }],
    ['SAMPLE_ID_MISSING', { samples: [{ itemId: 'other', sampleId: 'KA-1234' }] }],
    [null, { samples: [{ itemId: 'i1', sampleId: ' ka-1234 ' }] }],
    ['VISIT_FAILURE_MISSING', { act: 'FAIL_VISIT', failure: 'REFUSED' }],
    [
      'VISIT_FAILURE_NOTE_MISSING',
      { act: 'FAIL_VISIT', failure: 'OTHER', note: ' ', next: 'CANCEL' },
    ],
    [null, { act: 'FAIL_VISIT', failure: 'OTHER', note: 'A dog', next: 'CANCEL' }],
  ])('says %s', (reason, changes) => {
    const problem = problemOf({ ...collection, ...changes }, plannedVisit);
    expect(problem?.reason ?? null).toBe(reason);
  });

  it('knows a label that is on two tubes', () => {
    const [item] = plannedVisit.items;
    const visit = { ...plannedVisit, items: [item!, { ...item!, id: 'i2' }] };
    const samples = ['ka-1234', 'KA-1234'].map((sampleId, index) => ({
      itemId: `i${index + 1}`,
      sampleId,
    }));
    expect(problemOf({ ...collection, samples }, visit)).toMatchObject({
      reason: 'SAMPLE_ID_TWICE',
      text: expect.stringContaining('KA-1234') as string,
    });
  });
});

it('the number is asked for by a call of its own, and only where it is open', async () => {
  const one = begin();
  const asked = fact({ type: 'phone.requested', visitId: 'o1' });
  await one.go(loaded, asked, { answers: 'visitPhone', with: { phone: '+919876543210' } });
  expect(memory(one).phones).toEqual({ o1: '+919876543210' });
  const closed = begin();
  const day = { ...storedDay.day, visits: [{ ...plannedVisit, phoneOpen: false }] };
  await closed.go({ answers: 'loadVisits', with: day }, asked);
  expect(closed.calls('visitPhone')).toEqual([]);
});

it('without a connection and without a list there is a way to try again', async () => {
  const one = begin();
  await one.go({ fails: 'loadVisits' }, fact({ type: 'load.retried' }), loaded);
  expect(dotted(one.value())).toBe('page.looking+outbox.allSent');
});

it('what is left of a visit is what the service offers, without what waits', () => {
  expect(actsLeft(plannedVisit, { acts: [departure], refused: [] })).toEqual([
    'COLLECT',
    'FAIL_VISIT',
  ]);
  expect(actsLeft(plannedVisit, { acts: [failedVisit], refused: [] })).toEqual([]);
  const refused = changedOutbox(empty, {
    refuse: { act: departure, message: { text: 'No' }, number: null },
  });
  expect(changedOutbox(refused, { add: departure }).refused).toEqual([]);
});

it.each([
  ['collection.opened', { ...plannedVisit, actions: [] }],
  ['failure.opened', undefined],
] as const)('a visit that is over closes its form, and it is said why: %s', async (type, visit) => {
  const one = begin();
  const changed = (visits: Visit[]) =>
    fact({ type: 'visits.changed', day: { ...storedDay.day, visits } });
  await one.go(loaded, fact({ type, visitId: 'o1' }));
  const form = dotted(one.value());
  await one.go(changed([{ ...plannedVisit, late: true }]));
  expect([dotted(one.value()), memory(one).stored?.day.visits[0]?.late]).toEqual([form, true]);
  await one.go(changed(visit ? [{ ...visit, actions: [] }] : []));
  expect(dotted(one.value())).toMatch(/^page[.]looking/);
  expect(memory(one).message).toMatchObject({ reason: 'VISIT_OVER' });
});
