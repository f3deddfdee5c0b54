import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { chartOf } from '../../devtools/chart/chart.ts';
import { bookingNotices, bookingSentences } from '../../machines/booking/booking.notices.ts';
import { chatSentences } from '../../machines/chat/chat.notices.ts';
import { sharedSentences } from '../../machines/notices.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';

/** Told by a callback for as long as it is wanted: it has no answer to end with. */
const callbacks = new Set(['followOrder', 'followReviewedOrder', 'followVisits']);

/** Root fields of GraphQL that change something. */
const changes = buildSchema(readFileSync('schema.graphql', 'utf8')).getMutationType()!.getFields();
/** States in which something is changed, or seems to be, without keeping the person from going on. */
const notBusy: Record<string, string> = {
  'technicianDay.outbox.sending': 'sent in the background, while the technician goes on',
  'invitation.loading':
    "reads an invitation by its link's secret, which no URL of a request may have",
};

describe.each(
  shippedMachines.map((machine) => ({ id: machine.id, machine, chart: chartOf(machine) })),
)('$id', ({ machine, chart }) => {
  it('every state names its clause of the specification, or lies in one that does', () => {
    expect(
      chart.states
        .filter((state) => state.path !== '' && state.clause === '')
        .map((state) => state.id),
    ).toEqual([]);
  });
  it('every guard, action and delay has a name', () => {
    const { actions, guards, delays } = machine.implementations;
    const nameless = [
      ...chart.states
        .flatMap((state) => [...state.entry, ...state.exit])
        .filter((name) => !(name in actions)),
      ...chart.transitions
        .flatMap((transition) => transition.actions)
        .filter((name) => !(name in actions)),
      ...chart.transitions
        .flatMap((transition) => transition.guard ?? [])
        .filter((name) => !(name in guards)),
      ...chart.transitions
        .map((transition) => /^xstate\.after\.([^.]+)\./.exec(transition.event)?.[1])
        .filter((name) => name !== undefined && !(name in delays)),
    ];
    expect(nameless).toEqual([]);
  });
  it('every state in which something is changed is tagged busy', () => {
    const idle = chart.states.filter(
      ({ id, ports, tags }) =>
        ports.some((port) => port in changes) && !tags.includes('busy') && !(id in notBusy),
    );
    expect(idle.map(({ id }) => id)).toEqual([]);
  });
  it('every service has a name, and an edge for its failure', () => {
    const handled = (id: string) =>
      chart.transitions.some((transition) => transition.event === `xstate.error.actor.${id}`);
    const services = chart.states.flatMap((state) => state.invokes);
    expect(
      services.filter((id) => !/^[a-z][A-Za-z]*$/.test(id) || !(handled(id) || callbacks.has(id))),
    ).toEqual([]);
    expect(new Set(services).size).toBe(services.length);
  });
  it('every event is a fact: noun.happened', () => {
    const facts = chart.transitions
      .map((transition) => transition.event)
      .filter((event) => event !== 'always' && !event.startsWith('xstate.'));
    expect(facts.filter((event) => !/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(event))).toEqual([]);
  });
});

it('the sentences that the specification quotes are there to the letter', () => {
  expect(
    { ...bookingSentences, ...chatSentences, ...sharedSentences },
    'clauses 8.7, 8.8, 8.10',
  ).toMatchObject({
    FIELDS_MISSING: 'Please fill all fields',
    VERIFICATION_BROKEN: 'Something went wrong during verification.',
    CHAT_FAILED: 'Sorry, something went wrong.',
    CHAT_ANSWER_EMPTY: 'Okay.',
    GEOLOCATION_UNSUPPORTED: 'Geolocation is not supported by this browser.',
  });
  // The specification leaves open how the status is said: no code of an enum reaches a customer.
  for (const status of ['FAILED', 'REFUND_PENDING', 'BAD_REQUEST', null])
    expect(bookingNotices.verificationFailed(status).text, 'clause 8.9').toMatch(
      /^Payment verification failed \(status: [a-z ]+\)$/,
    );
});
