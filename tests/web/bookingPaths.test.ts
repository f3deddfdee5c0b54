import { describe, expect, it } from 'vitest';
import { bookedOrder } from '../../devtools/samples/orders.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { WantedPage } from '../../machines/booking/booking.types.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import type { Draft } from '../../machines/booking/draft.ts';
import {
  bookingEvent,
  bookingPath,
  isStepLoading,
  openStepOf,
  stepOf,
} from '../../web/booking/bookingSteps.tsx';
import { stepQueries } from '../../web/booking/stepQueries.ts';
import { bookingRoutes } from '../../web/bookingRoutes.ts';
import type { RouteName } from '../../web/routes.ts';
import { labTestQuery, labsQuery, patientsQuery } from '../../web/shared/queries.ts';
import { draft } from '../machines/support/funnel.ts';

const at = (step: string): Step => ({ fact: { type: 'xstate.route', to: `#${step}` } });
const open = (wanted: WantedPage, orderId = 'o1'): Step => ({
  fact: { type: 'order.opened', orderId, wanted },
});
const order = (changes: Parameters<typeof bookedOrder>[0] = {}): Step => ({
  answers: 'loadOrder',
  with: bookedOrder(changes),
});
const again = { items: [{ testId: 't1', patientId: 'p1' }], labId: 'l1', addressId: 'a1' };
const repeat = (changes: object = {}): Step => ({
  fact: { type: 'order.repeated', draftId: 'd2', order: { ...again, ...changes } },
});

describe('the address of the funnel', () => {
  it.each<[string, string | null, boolean, Step[]]>([
    ['idle', null, false, []],
    ['patient', '/AddPatient', false, [at('patient')]],
    ['lab', '/Lab', false, [at('lab')]],
    ['slot', '/SelectAppointment', false, [at('slot')]],
    ['address', '/AddAddress', false, [at('address')]],
    // Where an order leads is being found out.
    ['repeating', '/SelectAppointment', true, [repeat()]],
    ['repeating', '/Lab', true, [repeat({ ask: 'lab' })]],
    ['opening', '/reviewOrder/o1', true, [open('review')]],
    ['opening', '/checkout?order=o1', true, [open('checkout')]],
    ['opening', '/payment-success/o1', true, [open('success')]],
    ['opening', '/checkout?order=o%201', true, [open('checkout', 'o 1')]],
    ['opening', '/reviewOrder/o1', false, [open('review'), { fails: 'loadOrder' }]],
    ['review', '/reviewOrder/o1', false, [open('review'), order()]],
    ['payment', '/checkout?order=o1', false, [open('checkout'), order()]],
    [
      'placed',
      '/payment-success/o1',
      false,
      [open('success'), order({ paymentStatus: 'SUCCESS' })],
    ],
  ])(
    '%s is shown at %s, in the place of the one before: %s',
    async (step, path, loading, steps) => {
      const one = walk(bookingMachine, { draft: steps.length > 0 ? draft : emptyDraft('d1') });
      await one.go(...steps);
      const snapshot = one.snapshot() as never;
      expect([stepOf(snapshot), bookingPath(snapshot), isStepLoading(snapshot)]).toEqual([
        step,
        path,
        loading,
      ]);
    },
  );

  it.each<[string, string, object | null]>([
    ['/AddPatient', '', { type: 'xstate.route', to: '#patient' }],
    ['/lab', '', { type: 'xstate.route', to: '#lab' }],
    ['/SelectAppointment', '', { type: 'xstate.route', to: '#slot' }],
    ['/AddAddress', '', { type: 'xstate.route', to: '#address' }],
    ['/reviewOrder/o1', '', { type: 'order.opened', orderId: 'o1', wanted: 'review' }],
    ['/payment-success/o1', '', { type: 'order.opened', orderId: 'o1', wanted: 'success' }],
    ['/checkout', '?order=o1', { type: 'order.opened', orderId: 'o1', wanted: 'checkout' }],
    ['/checkout', '', null],
    ['/orders', '?order=o1', null],
    ['/nowhere', '', null],
  ])('%s%s says where to go', (pathname, search, event) => {
    expect(bookingEvent({ pathname, search })).toEqual(event);
  });

  it.each<[string, Partial<Draft>, (string | null)[]]>([
    ['its last step', {}, ['lab', 'slot', 'address']],
    ['its last step that is open', { patientId: null }, ['patient', null, null]],
    ['no closed step', { slotId: null }, ['lab', 'slot', null]],
  ])('a milestone that is done leads to %s', (_, changes, steps) => {
    const snapshot = walk(bookingMachine, { draft: { ...draft, ...changes } }).snapshot();
    expect([0, 1, 2].map((milestone) => openStepOf(milestone, snapshot as never))).toEqual(steps);
  });

  it('every step is rendered by the server, with the names of what was chosen', () => {
    const sent = { userId: 'u1', pin: null, draft };
    const isNamed = (name: RouteName) => {
      const names = stepQueries(name, {}, sent)?.map(({ query }) => query);
      return names && [patientsQuery, labsQuery, labTestQuery].every((one) => names.includes(one));
    };
    const all = Object.entries(bookingRoutes) as [RouteName, { shape: object }][];
    expect(all.filter(([name]) => isNamed(name)).map(([name]) => name)).toEqual(
      all.filter(([, { shape }]) => 'milestone' in shape).map(([name]) => name),
    );
  });
});
